import { type ReactElement, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { useForm } from '#client/features/forms/use-form.ts'
import { SiteFormBody } from '#client/features/site-form/site-form-body.tsx'
import { Prose } from '#client/ui/prose.tsx'
import type { DraftForm } from './draft-form.ts'
import { previewForm } from './preview-form.ts'

type FormPreviewProps = { readonly draft: DraftForm; readonly language: string }

/** A draft as visitors would see it. It can be tried, but sends nothing. */
export function FormPreview({ draft, language }: FormPreviewProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const heading = useId()
  const [isSent, setIsSent] = useState(false)
  const shown = previewForm(draft, language, t('fields.unnamed'))
  const { title, intro, thanks, fields } = shown
  // Files are not sent from here.
  const checked = fields.filter(({ type }) => type !== 'UPLOAD')
  const control = useForm({
    rules: async () =>
      (await import('#client/features/site-form/answer-rules.ts')).answerRules(checked),
    async submit() {
      setIsSent(true)
      return null
    },
  })
  if (fields.length === 0) return <p className="text-ink-soft">{t('preview.empty')}</p>
  return (
    <div className="flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{t('preview.hint')}</p>
      {title === '' ? null : (
        <h3 id={heading} className="display text-2xl wrap-anywhere">
          {title}
        </h3>
      )}
      {isSent ? (
        <div role="status">
          <p className="text-sm text-ink-soft">{t('preview.sent')}</p>
          <p className="mt-1 font-semibold break-words whitespace-pre-line">
            {thanks || t('forms:site.thanks')}
          </p>
          <button
            type="button"
            onClick={() => setIsSent(false)}
            className={`mt-3 ${deskButton('secondary')}`}
          >
            {t('preview.again')}
          </button>
        </div>
      ) : (
        <>
          {intro === '' ? null : <Prose html={intro} />}
          <SiteFormBody
            form={shown}
            control={control}
            labelledBy={title === '' ? null : heading}
            uploadOf={({ label }) => <PreviewedUpload label={label} />}
          />
        </>
      )}
    </div>
  )
}

/** In place of a field for files: a preview takes none. */
function PreviewedUpload({ label }: { readonly label: string }): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <div>
      <p className="text-base font-semibold">{label}</p>
      <p className="mt-1.5 rounded-md bg-sand px-4 py-1">{t('preview.files')}</p>
    </div>
  )
}
