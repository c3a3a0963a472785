import { type Call, callUrl } from '#services/contract/call.ts'
import { escapeHtml } from '#services/platform/text/escape-html.ts'
import { describeAccess, inputSchema, outputSchema } from './openapi.ts'

/** The contract for people: one page without scripts and external resources. */
export function docsPage(calls: readonly Call[]): string {
  const services = [...new Set(calls.map(({ service }) => service))]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Savez services</title>
<link rel="stylesheet" href="/docs.css">
</head>
<body>
<header>
<h1>Savez services</h1>
<p>${calls.length} calls, also as <a href="/openapi.json">OpenAPI</a>. Headers: <code>apiKey</code>, <code>site</code>, <code>store</code>, <code>x-gaussbox-language</code>.</p>
<nav aria-label="Services">${services.map((name) => `<a href="#${name}">${name}</a>`).join(' ')}</nav>
</header>
<main>
${services.map((name) => serviceSection(name, calls)).join('\n')}
</main>
</body>
</html>
`
}

function serviceSection(service: string, calls: readonly Call[]): string {
  const own = calls.filter((call) => call.service === service)
  return `<section aria-labelledby="${service}">
<h2 id="${service}">${service}</h2>
${own.map(callArticle).join('\n')}
</section>`
}

function callArticle(call: Call): string {
  return `<article>
<h3><span class="method">${call.method}</span> <code>${escapeHtml(callUrl(call))}</code></h3>
<p>${escapeHtml(call.summary)}.</p>
<p class="access">${escapeHtml(describeAccess(call))}${call.needsKey ? '' : ', no key'}</p>
<details><summary>Input</summary><pre>${schemaText(inputSchema(call))}</pre></details>
<details><summary>Output</summary><pre>${schemaText(outputSchema(call))}</pre></details>
</article>`
}

function schemaText(schema: object): string {
  return escapeHtml(JSON.stringify(schema, null, 2))
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
body { max-width: 60rem; margin: 0 auto; padding: 1.5rem }
nav a { margin-right: .75rem }
article { border-top: 1px solid #8886; padding: .5rem 0 }
h3 { margin: .25rem 0; font-size: 1rem; overflow-wrap: anywhere }
p { margin: .25rem 0 }
.method { display: inline-block; min-width: 4rem }
.access { opacity: .75 }
pre { overflow-x: auto; padding: .75rem; border: 1px solid #8886 }
`
