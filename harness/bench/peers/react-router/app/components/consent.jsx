export function Consent({ label, saved, text, failed, choices, settings, path }) {
  return (
    <section className="consent" aria-label={label} data-consent-bar="" data-consent-saved={saved}>
      <form className="width" action="/consent" method="post">
        <div><p>{text}</p><p role="alert" className="failed" data-failed={failed} /></div>
        <input type="hidden" name="return" value={path} />
        <div className="choices">
          {choices.map(({ value, text }) => (
            <span key={value} className="gov-button" data-color="primary" data-type="solid" data-size="m">
              <button type="submit" value={value} className="element" data-click="consent.chosen" name="choice">{text}</button>
            </span>
          ))}
          <a href={settings.href} data-click="consent.settingsAsked">{settings.text}</a>
        </div>
      </form>
    </section>
  );
}
