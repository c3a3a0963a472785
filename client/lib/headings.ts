import { folded } from './folded.ts'

export type Heading = { readonly id: string; readonly text: string }

const HEADING = /<h2>(.*?)<\/h2>/gs

/** The second-level headings of sanitised HTML, with the ids that `anchored` gives them. */
export function headingsOf(html: string): readonly Heading[] {
  const seen = new Map<string, number>()
  return [...html.matchAll(HEADING)].map(([, inner = '']) => headingOf(inner, seen))
}

/** The id of a heading that stands outside of such HTML. */
export function headingId(text: string): string {
  return headingOf(text, new Map()).id
}

/** The same HTML with an id on each second-level heading, for links within the page. */
export function anchored(html: string): string {
  const seen = new Map<string, number>()
  return html.replaceAll(
    HEADING,
    (_all, inner: string) => `<h2 id="${headingOf(inner, seen).id}">${inner}</h2>`,
  )
}

function headingOf(inner: string, seen: Map<string, number>): Heading {
  const text = inner
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
  const slug =
    folded(text)
      .replaceAll(/[^a-z0-9]+/g, '-')
      .replaceAll(/^-|-$/g, '') || 'dio'
  const count = (seen.get(slug) ?? 0) + 1
  seen.set(slug, count)
  return { id: count === 1 ? slug : `${slug}-${count}`, text }
}
