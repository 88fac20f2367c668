"use client";
import { Button, ConfirmationModal, toast, useModal, useTranslation } from "@payloadcms/ui";
import { useRouter } from "next/navigation.js";
import { useState } from "react";
import { useWords } from "../use-words.ts";

interface Props {
  slug: string;
  content: string;
  version: string;
  /** When the version was saved, in words. */
  time: string;
  isPublished: boolean;
}

const modal = "restore-version";

/** Restores a version as it was, or only as a draft; both are confirmed in a dialog that says what will happen. */
export function RestoreButtons({ slug, content, version, time, isPublished }: Props) {
  const say = useWords();
  const { t, i18n } = useTranslation();
  const { openModal } = useModal();
  const router = useRouter();
  const [isDraft, setDraft] = useState(!isPublished);

  function ask(draft: boolean): void {
    setDraft(draft);
    openModal(modal);
  }

  async function restore(): Promise<void> {
    const response = await fetch(`/api/${slug}/versions/${version}?draft=${isDraft}`, {
      method: "POST",
      headers: { "accept-language": i18n.language },
    });
    const answer: { message?: string; errors?: { message: string }[] } = await response.json().catch(() => ({}));
    if (!response.ok) {
      toast.error(answer.errors?.[0]?.message ?? t("version:problemRestoringVersion"));
      return;
    }
    toast.success(answer.message ?? "");
    router.push(`/admin/collections/${slug}/${content}`);
  }

  return (
    <div className="restore-version">
      {isPublished && (
        <Button size="small" margin={false} onClick={() => ask(false)}>
          {say("version.restore")}
        </Button>
      )}
      <Button size="small" margin={false} buttonStyle="secondary" onClick={() => ask(true)}>
        {say("version.restoreDraft")}
      </Button>
      <ConfirmationModal
        modalSlug={modal}
        heading={t("version:confirmVersionRestoration")}
        body={say(isDraft ? "version.willBeDraft" : "version.willBePublished", { time })}
        confirmingLabel={t("version:restoring")}
        onConfirm={restore}
      />
    </div>
  );
}
