import { lazy, type ReactElement, Suspense } from 'react'
import { expect, test } from 'vitest'
import { renderHtml, STATE_MARK } from './render-html.ts'

const formatted: string[] = []

function Price(): ReactElement {
  formatted.push('6,50 €')
  return <b>6,50 €</b>
}

const LatePrice = lazy(async () => ({ default: Price }))

test('the state has what a part formats that loads late, also the first time', async () => {
  const html = await renderHtml(
    <body>
      <Suspense>
        <LatePrice />
      </Suspense>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: as the document has it. */}
      <script type="application/json" dangerouslySetInnerHTML={{ __html: STATE_MARK }} />
    </body>,
    new AbortController().signal,
    () => ({ formatted, title: '</script> $&' }),
  )

  expect(html).toContain('<b>6,50 €</b>')
  expect(html).toContain(
    '<script type="application/json">{"formatted":["6,50 €"],"title":"\\u003c/script> $&"}</script>',
  )
})
