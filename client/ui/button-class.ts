const LOOKS = {
  /** The main action of a view. */
  primary: 'border-transparent bg-signal text-white hover:bg-signal-deep',
  secondary: 'border-ink text-ink hover:bg-ink hover:text-paper',
  /** For dark backgrounds. */
  light: 'border-white/70 text-white hover:border-white hover:bg-white hover:text-ink',
  quiet: 'border-transparent text-ink hover:bg-sand',
} as const

/**
 * Look of a button, for buttons and for links that act like one. Each has a border, even a
 * transparent one, because forced colours show only borders.
 */
export function buttonClass(look: keyof typeof LOOKS): string {
  return `inline-flex min-h-12 items-center justify-center gap-2.5 rounded-sm border-2 px-6 py-2.5 display text-xl leading-tight tracking-wide transition-colors disabled:opacity-50 ${LOOKS[look]}`
}
