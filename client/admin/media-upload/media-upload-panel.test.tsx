import { ApolloProvider } from '@apollo/client/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { createStaffClient } from '#client/admin/graph/staff-client.ts'
import { loadTexts } from '#client/admin/i18n/texts.ts'
import { createI18n } from '#client/i18n/i18n.ts'
import { MediaUploadPanel } from './media-upload-panel.tsx'

const texts = createI18n({ code: 'hr' }, await loadTexts('hr'))
const client = createStaffClient({
  ...{ locale: 'hr', onFailure: () => undefined },
  prompt: async () => false,
})

function drawn(replaces: string | null): string {
  return renderToStaticMarkup(
    <ApolloProvider client={client}>
      <I18nextProvider i18n={texts}>
        <MediaUploadPanel folder="3" replaces={replaces} onUploaded={() => undefined} />
      </I18nextProvider>
    </ApolloProvider>,
  )
}

test('pictures are chosen from files or taken by the camera, with names for both [ED-06~]', () => {
  const [files, camera] = drawn(null).match(/<input[^>]*>/g) ?? []
  expect(files).toMatch(/accept="image\/\*" aria-label="Odaberite slike" multiple=""/)
  expect(files).not.toContain('capture')
  expect(camera).toMatch(/accept="image\/\*" aria-label="Fotografirajte"/)
  expect(camera).toContain('capture="environment"')
})

test('in the place of another picture one is chosen', () => {
  const html = drawn('7')
  expect(html).toContain('aria-label="Odaberite sliku"')
  expect(html).not.toContain('multiple')
})
