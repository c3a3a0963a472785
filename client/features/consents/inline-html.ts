/** The blocks among what the services let through. */
const BLOCK =
  '(?:p|h[2-6]|[uod]l|li|dt|dd|blockquote|hr|address|table|caption|thead|tbody|t[rhd]|figure|figcaption)'
const TAG = new RegExp(`</?${BLOCK}(?:\\s[^>]*)?>`, 'gi')
const BETWEEN = new RegExp(`</${BLOCK}>(?:\\s|${TAG.source})*(?=\\S)`, 'gi')

/** Sanitised HTML for a label, which takes no block: a line break stands between two of them. */
export function toInlineHtml(html: string): string {
  return html
    .trim()
    .replace(BETWEEN, '<br>')
    .replace(TAG, '')
    .replace(/(?:<br>)+$/, '')
}
