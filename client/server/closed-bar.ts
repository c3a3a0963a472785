/**
 * Over a page that staff see during a maintenance. It is no part of the app, which leaves unknown
 * elements of the body alone, so that no browser loads code for it.
 */
export function withClosedBar(
  html: string,
  { text, link }: { readonly text: string; readonly link: string },
): string {
  const bar = `<aside class="bg-signal px-4 py-2 text-center font-semibold text-white">${text} <a class="underline" href="/admin/maintenance">${link}</a></aside>`
  return html.replace(/<body[^>]*>/, (body) => body + bar)
}
