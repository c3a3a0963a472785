import { type ReactElement, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { FieldFrame, useField } from '#client/features/forms/field.tsx'
import { INPUT } from '#client/ui/input-class.ts'
import { answerName } from './answers-in.ts'
import type { SiteFormFieldFieldsFragment } from './site-form.generated.ts'
import { type SentFile, useFiles } from './use-files.ts'
import { WAITING } from './waiting-files.ts'

type UploadInputProps = {
  /** Id of its form. */
  readonly form: string
  readonly field: SiteFormFieldFieldsFragment
}

/** Files, which are sent while the rest of the form is filled in. */
export function UploadInput({ form, field }: UploadInputProps): ReactElement {
  const { t } = useTranslation('forms')
  const { id, label, help, isRequired, accept } = field
  const maxFiles = field.maxFiles ?? 1
  const described = useField(id, true)
  const input = useRef<HTMLInputElement>(null)
  const { files, isFull, add, again, remove } = useFiles({ form, field: id, maxFiles })
  const limits = t('site.files.limits', { count: maxFiles })
  // Files may have been chosen before the scripts came.
  useEffect(takeChosen)

  function takeChosen(): void {
    const field = input.current
    const chosen = [...(field?.files ?? [])]
    if (!field || chosen.length === 0) return
    add(chosen)
    // The same file can be chosen again; the list below has what is sent.
    field.value = ''
  }

  return (
    <div className="flex flex-col gap-3">
      <FieldFrame
        field={described}
        label={label}
        hint={help === null ? limits : `${help} ${limits}`}
        isOptional={!isRequired}
      >
        {/* What the server refuses is shown at a field that was sent, also when it has no file. */}
        <input type="hidden" name={id} value="" />
        <input
          {...described.attributes}
          ref={input}
          type="file"
          accept={accept ?? undefined}
          multiple={maxFiles > 1}
          disabled={isFull}
          onChange={takeChosen}
          className={INPUT}
        />
      </FieldFrame>
      <noscript>
        <p>{t('site.files.needsScripts')}</p>
      </noscript>
      <div role="status" className="empty:hidden">
        {files.length === 0 ? null : (
          <ul className="flex flex-col gap-3">
            {files.map((file) => (
              <FileRow
                key={file.key}
                name={answerName(id, file.key)}
                file={file}
                onAgain={() => again(file)}
                onRemove={() => {
                  // At once: a field that was full is disabled until it is drawn again.
                  flushSync(() => remove(file.key))
                  input.current?.focus()
                }}
              />
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

type FileRowProps = {
  readonly name: string
  readonly file: SentFile
  onAgain(): void
  onRemove(): void
}

function FileRow({ name, file, onAgain, onRemove }: FileRowProps): ReactElement {
  const { t } = useTranslation('forms')
  const { token, percent, fault } = file
  const isSending = fault === null && token === null
  return (
    <li className="border-l-4 border-line pl-4">
      <input type="hidden" name={name} value={token ?? WAITING} />
      <p className="font-semibold break-words">{file.file.name}</p>
      {/* Each percent would have the whole list read out again. */}
      <p aria-hidden={isSending} className="text-ink-soft empty:hidden">
        {isSending ? t('site.files.sending', { percent }) : null}
        {token === null ? null : t('site.files.sent')}
      </p>
      {fault === null ? null : <p className="font-semibold text-signal-deep">{fault}</p>}
      <span className="flex flex-wrap gap-x-4">
        {fault === null ? null : (
          <button type="button" onClick={onAgain} className={LINK}>
            {t('site.files.again')}
          </button>
        )}
        <button type="button" onClick={onRemove} className={LINK}>
          {t('site.files.remove')}
          <span className="sr-only"> {file.file.name}</span>
        </button>
      </span>
    </li>
  )
}

const LINK = 'inline-flex min-h-11 items-center text-link'
