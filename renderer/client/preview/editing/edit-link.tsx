import { type NameOf, usePanel } from "#renderer/client/preview/panel-context.ts";

interface Props {
  pointer: string;
  /** Address of the field in the CMS; null when it is not known. */
  href: string | null;
  name: NameOf;
  className?: string;
  /** False for further links to the same field, to keep only one of them in the tab order. */
  isStop?: boolean;
  label?: string;
}

/** Opens a field in the CMS: in the CMS that frames the preview, or else at the field's address. */
export function EditLink({ pointer, href, name, className, isStop = true, label }: Props) {
  const { language, translate, openField } = usePanel();
  const path = name(language);
  const words = label ?? translate("edit");
  const common = { className, "aria-label": translate("editField", { path }), "aria-hidden": !isStop || undefined };
  const tabIndex = isStop ? undefined : -1;
  if (openField)
    return (
      <button type="button" {...common} tabIndex={tabIndex} onClick={() => openField(pointer, name)}>
        {words}
      </button>
    );
  if (href === null) return null;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" {...common} tabIndex={tabIndex}>
      {words}
    </a>
  );
}
