import { HtmlValidate, StaticConfigLoader } from 'html-validate'

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // How React writes HTML: the standard permits all of it.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Ids of React's `useId` begin with an underscore.
      'valid-id': ['error', { relaxed: true }],
      // Lists name their items by the product that each is about.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // Filters send a key once for each value, and for both ends of a range.
      'form-dup-name': 'off',
      // The name of a product is never shortened.
      'long-title': 'off',
      // Editors of the site write telephone numbers into their texts.
      'tel-non-breaking': 'off',
      // The main menu is in the document for phones and for desks; axe sees the one that is shown.
      'unique-landmark': 'off',
      // All files come from the site itself, as its content policy demands.
      'require-sri': 'off',
    },
  }),
)

/** What is wrong in the HTML as it is sent, which browsers would repair silently. */
export async function htmlFaultsOf(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, offset }) => `${ruleId}: ${message} at ${at(html, offset)}`),
  )
  return [...found, ...answeredSelects(html)]
}

function at(html: string, offset: number): string {
  return html.slice(offset, offset + 120).replaceAll(/\s+/g, ' ')
}

/** The standard demands an empty first option of a select that is required; no rule checks it. */
function answeredSelects(html: string): readonly string[] {
  const selects = html.matchAll(/<select\b[^>]*\srequired\b[^>]*>\s*<option\b(?![^>]*\svalue="")/g)
  return [...selects].map(({ index }) => `select-placeholder: missing at ${at(html, index)}`)
}
