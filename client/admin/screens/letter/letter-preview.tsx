import { type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { useLatest } from '#client/admin/ui/use-latest.ts'
import { useSettled } from '#client/admin/ui/use-settled.ts'
import { type Types, useLetterPreviewQuery } from './letter.generated.ts'
import { LetterFrame } from './letter-frame.tsx'

const VIEWS = ['desk', 'phone', 'text'] as const
type View = (typeof VIEWS)[number]

type LetterPreviewProps = {
  readonly draft: Types.LetterDraftInput
  readonly children: ReactNode
}

/** The letter with what is typed, of made-up values, as HTML of two widths and as plain text. */
export function LetterPreview({ draft, children }: LetterPreviewProps): ReactElement {
  const { t } = useTranslation('letters')
  const [view, setView] = useState<View>('desk')
  const settled: Types.LetterDraftInput = JSON.parse(useSettled(JSON.stringify(draft)))
  const { data } = useLetterPreviewQuery({ variables: { input: settled } })
  const shown = useLatest(data?.letterPreview)
  return (
    <Panel title={t('preview.title')} actions={children}>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">{t('preview.view')}</legend>
        {VIEWS.map((one) => (
          <label
            key={one}
            className={`${deskButton()} cursor-pointer has-checked:border-ink has-checked:bg-sand has-focus-visible:outline-2`}
          >
            <input
              type="radio"
              name="view"
              value={one}
              checked={view === one}
              onChange={() => setView(one)}
              className="sr-only"
            />
            {t(`preview.${one}`)}
          </label>
        ))}
      </fieldset>
      {shown ? (
        <>
          <p className="wrap-anywhere" aria-live="polite">
            <span className="text-ink-soft">{t('preview.subject')}</span>{' '}
            <strong>{shown.subject}</strong>
            <span className="text-ink-soft">{` – ${shown.preheader}`}</span>
          </p>
          <div className="mt-3 overflow-hidden rounded-md border border-line bg-paper">
            {view === 'text' ? (
              <pre className="p-4 text-base wrap-anywhere whitespace-pre-wrap">{shown.text}</pre>
            ) : (
              <LetterFrame html={shown.html} device={view} />
            )}
          </div>
          <p className="mt-3 text-sm text-ink-soft">{t('preview.hint')}</p>
        </>
      ) : null}
    </Panel>
  )
}
