import { page } from "#integrations/adapter/convert/pages.ts";
import { html } from "#integrations/adapter/convert/rich-text.ts";
import { pragueTime, utcTime } from "#integrations/adapter/convert/times.ts";
import { contentType, type Envelope } from "#integrations/adapter/mapping/mapping.ts";
import { always, from, none, object, rows } from "#integrations/adapter/mapping/source.ts";

const envelope: Envelope = {
  name: from("title"),
  address: from("slug"),
  web: always("1"),
  description: from("seo.description"),
  displayAt: from("publishFrom", pragueTime),
  updatedAt: from("changed", utcTime),
  categories: none,
  tags: none,
  roles: from("roles"),
};

/** A news item of the example CMS, whose names are English. */
export const news = contentType("news-item", envelope, {
  perex: from("lead"),
  obsah: from("body", html()),
  obrazek: none,
  oznamovatel: from("issuer"),
  kraje: none,
  platnostDo: from("validTo", pragueTime),
  dokumenty: rows("files", {
    nazev: from("label"),
    url: from("path"),
    velikost: from("bytes"),
    jazyk: none,
  }),
  odkazy: rows("links", { titulek: from("text"), stranka: from("target", page()), adresa: from("url") }),
  galerie: none,
  souvisejici: none,
  kontakt: object("contact", {
    nazev: from("name"),
    stranka: none,
    telefon: none,
    email: from("mail"),
    adresa: none,
    datovaSchranka: none,
    provozniDoba: none,
    web: none,
    poznamka: none,
  }),
});
