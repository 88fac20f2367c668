import type { ReactNode } from "react";

type Props = {
  children: ReactNode;
  type?: "submit" | "reset" | "button";
  /** Name submitted with the form by this button. */
  name?: string;
  value?: string;
  color?: "primary" | "neutral" | "error";
  look?: "solid" | "outlined" | "base";
  size?: "s" | "m" | "l";
  disabled?: boolean;
  /** True for a button that sends a form although its answers may be wrong. */
  isUnchecked?: boolean;
  /** Behaviour and event that a click triggers (renderer/client/behaviours/registry.ts). */
  sends?: string;
  onClick?: (() => void) | undefined;
};

/** A button of the design system; ActionLink is its counterpart for links. */
export function Button({
  children,
  type = "submit",
  name,
  value,
  color = "primary",
  look = "solid",
  size = "l",
  disabled = false,
  isUnchecked,
  sends,
  onClick,
}: Props) {
  return (
    <span
      className="gov-button"
      data-color={color}
      data-type={look}
      data-size={size}
      data-disabled={disabled ? "true" : undefined}
    >
      <button
        type={type}
        name={name}
        value={value}
        className="element"
        disabled={disabled}
        formNoValidate={isUnchecked}
        onClick={onClick}
        data-click={sends}
      >
        {children}
      </button>
    </span>
  );
}
