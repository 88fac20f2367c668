import { Icon } from "./icon.jsx";

export function Toasts({ icons, label, error, close, kinds }) {
  return (
    <>
      <section className="toasts" data-toasts=""><div role="alert" aria-atomic="false" /><div role="status" aria-atomic="false" /></section>
      <template id="toasts" data-label={label} data-uncaught-error={error}>
        {kinds.map(({ severity, colour, icon }) => (
          <div key={severity} className="toast" data-severity={severity}>
            <div className="gov-message" data-color={colour} data-type="subtle">
              <span className="icon"><Icon icons={icons} name={icon} size="l" /></span><div className="text"><p /></div>
            </div>
          </div>
        ))}
        <button type="button" className="close" aria-label={close} data-click="toasts.closed"><Icon icons={icons} name="x-lg" /></button>
      </template>
      <div id="announcer" aria-live="polite" className="visually-hidden" />
    </>
  );
}
