/** Block elements that the services allow. */
const BLOCK =
  '(?:p|h[2-6]|[uod]l|li|dt|dd|blockquote|hr|address|table|caption|thead|tbody|t[rhd]|figure|figcaption)'
const TAG = new RegExp(`</?${BLOCK}(?:\\s[^>]*)?>`, 'gi')
const BETWEEN = new RegExp(`</${BLOCK}>(?:\\s|${TAG.source})*(?=\\S)`, 'gi')

/** Converts sanitised HTML for a label, which cannot contain blocks: line breaks replace them. */
export function toInlineHtml(html: string): string {
  return html
    .trim()
    .replace(BETWEEN, '<br>')
    .replace(TAG, '')
    .replace(/(?:<br>)+$/, '')
}
