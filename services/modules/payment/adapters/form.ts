import { escapeHtml } from '#services/platform/text/escape-html.ts'

/** The form that sends the browser to a provider, as in the contract. */
export function formTo(action: string, fields: Readonly<Record<string, string>>): string {
  const inputs = Object.entries(fields).map(
    ([name, value]) =>
      `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return `<form method="post" action="${escapeHtml(action)}">${inputs.join('')}</form>`
}
