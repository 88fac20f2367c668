import { PageLink } from "#components/link/page-link.tsx";
import { PlainList } from "#components/list/plain-list.tsx";
import { tagOf } from "#schemas/site/languages.ts";
import type { SitemapNode } from "#schemas/structures/sitemap.ts";
import styles from "./sitemap-tree.module.css";

/** The branches of a site's navigation, each a nested list under its own heading. */
export function SitemapTree({ branches }: { branches: readonly SitemapNode[] }) {
  return (
    <div className={styles.tree}>
      {branches.map((branch) => (
        <section key={branch.id} id={branch.id} className={styles.branch}>
          <h2>
            <NodeLabel node={branch} />
          </h2>
          <Nodes nodes={branch.children} />
        </section>
      ))}
    </div>
  );
}

function Nodes({ nodes }: { nodes: readonly SitemapNode[] }) {
  if (nodes.length === 0) return null;
  return (
    <PlainList className={styles.nodes}>
      {nodes.map((node) => (
        <li key={node.id}>
          <NodeLabel node={node} />
          <Nodes nodes={node.children} />
        </li>
      ))}
    </PlainList>
  );
}

function NodeLabel({ node: { label, labelLanguage, link } }: { node: SitemapNode }) {
  const words = <span lang={tagOf(labelLanguage)}>{label}</span>;
  return link ? <PageLink link={link}>{words}</PageLink> : words;
}
