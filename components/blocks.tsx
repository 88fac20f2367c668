import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { Block, BlockOf, BlockType } from "#schemas/blocks/registry.ts";
import { Callout } from "./callout.tsx";
import { CardList } from "./card-list.tsx";
import { ContactCard } from "./contact-card.tsx";
import { DataTable } from "./data-table.tsx";
import { FileList } from "./file-list.tsx";
import { Gallery } from "./gallery.tsx";
import { LinkList } from "./link-list.tsx";
import { Questions } from "./questions.tsx";
import { RichText } from "./rich-text.tsx";
import { Section } from "./section.tsx";
import { Steps } from "./steps.tsx";

type BlockViews = { [Type in BlockType]: BlockOf<Type> };

/** How each type of block looks; a type without its line does not compile. */
const components: { [Type in BlockType]: ComponentType<{ block: BlockViews[Type] }> } = {
  callout: ({ block }) => <Callout {...block.callout} />,
  cards: ({ block }) => <CardList cards={block.items} level={block.title ? 3 : 2} />,
  contacts: ({ block }) =>
    block.items.map((contact) => <ContactCard key={keyOf(contact)} contact={contact} level={3} />),
  documents: ({ block }) => <FileList files={block.items} />,
  gallery: ({ block }) => <Gallery images={block.items} />,
  links: ({ block }) => <LinkList links={block.items} />,
  questions: ({ block }) => <Questions items={block.items} />,
  steps: ({ block }) => <Steps items={block.items} />,
  table: ({ block }) => <DataTable caption={block.caption} head={block.head} rows={block.rows} />,
  text: ({ block }) => <RichText html={block.body.html} />,
};

/** The blocks of a page in the editor's order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockSection key={block.id} block={block} />);
}

function BlockSection<Type extends BlockType>({ block }: { block: { type: Type } & BlockViews[Type] }) {
  const title = useTitle(block);
  const Body: ComponentType<{ block: BlockViews[Type] }> = components[block.type];
  return (
    <Section id={block.id} title={title}>
      <Body block={block} />
    </Section>
  );
}

/** Blocks whose parts are headings or bare lists have a heading even when the editor wrote none. */
function useTitle({ title, type }: Block): string | null {
  const { t } = useTranslation();
  if (title) return title;
  switch (type) {
    case "contacts":
    case "documents":
    case "gallery":
    case "links":
    case "questions":
    case "steps":
      return t(`sections.${type}`);
    default:
      return null;
  }
}

function keyOf({ name, address, phone, email }: BlockOf<"contacts">["items"][number]): string {
  return [name, address, phone?.href, email].join(" ");
}
