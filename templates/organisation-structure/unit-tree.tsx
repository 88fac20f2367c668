import { PlainList } from "#components/list/plain-list.tsx";
import { Icon } from "#components/media/icon.tsx";
import { fewRows } from "#schemas/lists/listing-view.ts";
import type { OrganisationUnit } from "#schemas/values/office/organisation-unit.ts";
import { UnitDetail, UnitName } from "./unit-detail.tsx";
import styles from "./unit-tree.module.css";

type Props = {
  units: readonly OrganisationUnit[];
  /** Ids of the matching units, which are shown with their ancestors; null shows all. */
  found: ReadonlySet<string> | null;
};

/** Tree of an office's units; each expands to its details and subunits, without script too. */
export function UnitTree({ units, found }: Props) {
  return <Units units={found ? units.filter((unit) => holds(unit, found)) : units} found={found} isTop />;
}

function Units({ units, found, isTop = false }: Props & { isTop?: boolean }) {
  return (
    <PlainList className={styles.units}>
      {units.map((unit) => (
        <li key={unit.id}>
          <Unit unit={unit} found={found} isTop={isTop} />
        </li>
      ))}
    </PlainList>
  );
}

function Unit({ unit, found, isTop }: { unit: OrganisationUnit; isTop: boolean } & Pick<Props, "found">) {
  const isFound = found?.has(unit.id) ?? false;
  const onTheWay = found ? unit.children.filter((child) => holds(child, found)) : [];
  const isOpen = found ? onTheWay.length > 0 || (isFound && found.size <= fewRows) : isTop;
  const children = found && !isFound && onTheWay.length > 0 ? onTheWay : unit.children;
  return (
    <details className={styles.unit} open={isOpen}>
      <summary>
        <Icon name="chevron-down" size="s" />
        <UnitName unit={unit} isFound={isFound} />
      </summary>
      <div id={unit.id} className={styles.inside}>
        <UnitDetail unit={unit} />
        {children.length > 0 && <Units units={children} found={found} />}
      </div>
    </details>
  );
}

function holds({ id, children }: OrganisationUnit, found: ReadonlySet<string>): boolean {
  return found.has(id) || children.some((child) => holds(child, found));
}
