import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { CardList } from "#components/card/card-list.tsx";
import { ContactCard } from "#components/card/contact-card.tsx";
import { FullRows } from "#components/layout/full-rows.tsx";
import { Section } from "#components/layout/section.tsx";
import { FileList } from "#components/link/file-list.tsx";
import { LinkList } from "#components/link/link-list.tsx";
import { DataTable } from "#components/list/data-table.tsx";
import { Figure } from "#components/media/figure.tsx";
import { Gallery } from "#components/media/gallery.tsx";
import { Callout } from "#components/message/callout.tsx";
import { RichText } from "#components/text/rich-text.tsx";
import type { Block, BlockOf, BlockType } from "#schemas/blocks/registry.ts";
import { CallToAction } from "./call-to-action.tsx";
import { Podcast } from "./podcast.tsx";
import { Questions } from "./questions.tsx";
import { Quote } from "./quote.tsx";
import { Steps } from "./steps.tsx";
import { Tabs } from "./tabs.tsx";
import { Timeline } from "./timeline.tsx";
import { Video } from "./video.tsx";

type BlockViews = { [Type in BlockType]: BlockOf<Type> };

/** Component of each block type; a missing type is a compile error. */
const components: { [Type in BlockType]: ComponentType<{ block: BlockViews[Type] }> } = {
  "call-to-action": ({ block }) => <CallToAction link={block.link} note={block.note} outage={block.outage} />,
  callout: ({ block }) => <Callout {...block.callout} />,
  cards: ({ block }) => <CardList cards={block.items} level={block.title ? 3 : 2} />,
  contacts: ({ block }) => (
    <FullRows>
      {block.items.map((contact) => (
        <li key={keyOf(contact)}>
          <ContactCard contact={contact} level={3} />
        </li>
      ))}
    </FullRows>
  ),
  documents: ({ block }) => <FileList files={block.items} />,
  gallery: ({ block }) => <Gallery images={block.items} />,
  image: ({ block }) => <Figure image={block.image} />,
  links: ({ block }) => <LinkList links={block.items} />,
  podcast: ({ block }) => <Podcast episode={block.episode} />,
  questions: ({ block }) => <Questions items={block.items} />,
  quote: ({ block }) => <Quote words={block.words} author={block.author} role={block.role} />,
  steps: ({ block }) => <Steps items={block.items} />,
  table: ({ block }) => <DataTable caption={block.caption} head={block.head} rows={block.rows} />,
  tabs: ({ block }) => <Tabs name={block.id} items={block.items} />,
  text: ({ block }) => <RichText html={block.body.html} />,
  timeline: ({ block }) => <Timeline items={block.items} />,
  video: ({ block }) => <Video video={block.video} />,
};

/** The blocks of a page in the editor's order. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block) => <BlockSection key={block.id} block={block} />);
}

function BlockSection<Type extends BlockType>({ block }: { block: { type: Type } & BlockViews[Type] }) {
  const title = useTitle(block);
  const Body: ComponentType<{ block: BlockViews[Type] }> = components[block.type];
  return (
    <Section id={block.id} title={title} source={block.source}>
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
    case "tabs":
    case "timeline":
      return t(`sections.${type}`);
    default:
      return null;
  }
}

function keyOf({ name, address, phone, email }: BlockOf<"contacts">["items"][number]): string {
  return [name, address, phone?.href, email].join(" ");
}
