import type { OrganisationUnit } from "#schemas/values/organisation-unit.ts";
import { Icon } from "./icon.tsx";
import { PlainList } from "./plain-list.tsx";
import { UnitDetail, UnitName } from "./unit-detail.tsx";
import styles from "./unit-tree.module.css";

type Props = {
  units: readonly OrganisationUnit[];
  /** Whether the first level shows what it is made of at once. */
  open?: boolean;
};

/** The units of an office, each opening to what it does and to the units below it, without script too. */
export function UnitTree({ units, open = false }: Props) {
  return (
    <PlainList className={styles.units}>
      {units.map((unit) => (
        <li key={unit.id}>
          <details className={styles.unit} open={open}>
            <summary>
              <Icon name="chevron-down" size="s" />
              <UnitName unit={unit} />
            </summary>
            <div id={unit.id} className={styles.inside}>
              <UnitDetail unit={unit} />
              {unit.children.length > 0 && <UnitTree units={unit.children} />}
            </div>
          </details>
        </li>
      ))}
    </PlainList>
  );
}
