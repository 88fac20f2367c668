"use client";
import { Button } from "@payloadcms/ui";
import type { ReactNode } from "react";

interface Props {
  disabled: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button next to a control; it never submits the form. */
export function Tool({ disabled, onClick, children }: Props) {
  return (
    <Button type="button" buttonStyle="secondary" size="small" margin={false} disabled={disabled} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Space between tools, which wrap on narrow screens. */
export const toolbar = { display: "flex", flexWrap: "wrap", gap: "0.25rem", marginBlock: "0.25rem" } as const;
