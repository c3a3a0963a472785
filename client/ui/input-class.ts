/** `scroll-mt` keeps the label visible below the header when the field is scrolled to. */
export const INPUT =
  'min-h-12 w-full min-w-0 scroll-mt-10 rounded-sm border border-line-strong bg-white px-3.5 py-2 text-lg hover:border-ink disabled:bg-sand disabled:text-ink-soft aria-invalid:border-2 aria-invalid:border-signal'
