export function Icon({ icons, name, size }) {
  return (
    <svg className="gov-icon" width="1em" height="1em" fill="currentColor" aria-hidden="true" data-size={size}>
      <use href={`${icons}#${name}`} />
    </svg>
  );
}
