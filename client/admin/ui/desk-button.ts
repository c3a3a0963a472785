const LOOKS = {
  /** The main action of a view. */
  primary: 'border-transparent bg-signal text-white hover:bg-signal-deep',
  secondary: 'border-line-strong bg-white text-ink hover:border-ink',
  quiet: 'border-transparent text-ink hover:bg-sand-deep/60',
  /** What cannot be taken back. */
  danger: 'border-signal-deep bg-white text-signal-deep hover:bg-signal-deep hover:text-white',
} as const

/** Look of a button of the back office: denser than in the shop, and still a thumb wide. */
export function deskButton(look: keyof typeof LOOKS = 'secondary'): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-sm border px-4 py-1.5 text-base font-semibold transition-colors disabled:opacity-50 ${LOOKS[look]}`
}
