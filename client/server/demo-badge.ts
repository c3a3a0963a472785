/** Where developers and those who try a demo go on. */
const PATHS = {
  changes: '/dev/changelog',
  documentation: '/dev/docs',
  domain: '/dev/domain',
  sections: '/section-tool',
} as const

export type DemoBadge = {
  readonly version: string
  readonly text: (key: keyof typeof PATHS | 'label') => string
}

/** Below every page of a demo. As the bar of a maintenance, it is no part of the app. */
export function withDemoBadge(html: string, { version, text }: DemoBadge): string {
  const links = Object.entries(PATHS).map(
    ([key, path]) =>
      `<a class="inline-flex min-h-11 items-center underline" href="${path}">${text(key as keyof typeof PATHS)}</a>`,
  )
  const badge = `<aside aria-label="${text('label')}" class="bg-ink text-ink-text print:hidden"><div class="site-width flex flex-wrap items-center gap-x-6 border-t border-white/15 py-3 text-sm"><strong class="rounded-sm bg-white/10 px-2 py-0.5 text-white">Demo ${version}</strong>${links.join('')}</div></aside>`
  const end = html.lastIndexOf('</body>')
  return html.slice(0, end) + badge + html.slice(end)
}
