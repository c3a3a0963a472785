/** Search engines cut longer titles in their results. */
const MAX_TITLE = 70

/** Title of a document. The name of the site gives way first: what the page is about stays whole. */
export function documentTitle(title: string, siteName: string): string {
  if (title === '') return siteName
  if (siteName === '' || title.includes(siteName)) return title
  const full = `${title} | ${siteName}`
  return full.length > MAX_TITLE ? title : full
}
