/** Script of the report: keys, decisions and the slider. Runs inside the report. */
export function review(): void {
  const groups = [...document.querySelectorAll<HTMLElement>("[data-fingerprint]")];
  const shortcuts = document.querySelector<HTMLInputElement>("#shortcuts");

  function decisionOf(group: HTMLElement): string | null {
    return group.querySelector<HTMLInputElement>(".decision input:checked")?.value ?? null;
  }

  function decide(group: HTMLElement, decision: string): void {
    const choice = group.querySelector<HTMLInputElement>(`.decision input[value="${decision}"]`);
    if (choice) choice.checked = true;
    count();
  }

  /** Updates the number of groups with a decision. */
  function count(): void {
    const decided = groups.filter((group) => decisionOf(group) !== null).length;
    const status = document.querySelector("#decided");
    if (status) status.textContent = `${decided} / ${groups.length}`;
  }

  function current(): number {
    return groups.findIndex((group) => group.contains(document.activeElement));
  }

  function go(index: number): void {
    const group = groups[Math.max(0, Math.min(groups.length - 1, index))];
    group?.querySelector<HTMLElement>("h2")?.focus();
    group?.scrollIntoView({ block: "start" });
  }

  function save(): void {
    const chosen = (decision: string) =>
      groups.flatMap((group) => (decisionOf(group) === decision ? (group.dataset["fingerprint"] ?? []) : []));
    const text = JSON.stringify({ format: 1, approved: chosen("approve"), rejected: chosen("reject") }, null, 2);
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([`${text}\n`], { type: "application/json" }));
    link.download = "approve.json";
    link.click();
    URL.revokeObjectURL(link.href);
  }

  const actions: Readonly<Record<string, (index: number) => void>> = {
    j: (index) => go(index + 1),
    k: (index) => go(index - 1),
    a: (index) => decideAt(index, "approve"),
    r: (index) => decideAt(index, "reject"),
  };

  function decideAt(index: number, decision: string): void {
    const group = groups[index];
    if (!group) return;
    decide(group, decision);
    go(index + 1);
  }

  addEventListener("keydown", ({ key, ctrlKey, altKey, metaKey }) => {
    if (ctrlKey || altKey || metaKey || !shortcuts?.checked) return;
    actions[key]?.(current());
  });
  addEventListener("change", count);
  addEventListener("input", ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.type !== "range") return;
    target.closest("figure")?.style.setProperty("--split", `${target.value}%`);
  });
  document.querySelector("#save")?.addEventListener("click", save);
  count();
}

/** Script of the report: scrolls each picture to its first difference when it appears. Runs inside the report. */
export function revealDifferences(): void {
  // Pictures outside the viewport are not laid out: hundreds of them would take seconds.
  const appearing = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries)
      if (isIntersecting && target instanceof HTMLElement) {
        appearing.unobserve(target);
        reveal(target);
      }
  });
  for (const view of document.querySelectorAll(".view")) appearing.observe(view);

  function reveal(view: HTMLElement): void {
    const [image] = view.querySelectorAll("img");
    if (image && image.width > 0)
      view.scrollTop = Number(view.dataset["top"]) * (image.clientWidth / image.width) - view.clientHeight / 3;
  }
}
