import { type ReactElement, useRef } from 'react'
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
          onChange={(event) => {
            add([...(event.currentTarget.files ?? [])])
            // The same file can be chosen again; the list below has what is sent.
            event.currentTarget.value = ''
          }}
          className={INPUT}
        />
      </FieldFrame>
      <noscript>
        <p>{t('site.files.needsScripts')}</p>
      </noscript>
      <ul role="status" className="flex flex-col gap-3 empty:hidden">
        {files.map((file) => (
          <FileRow
            key={file.key}
            name={answerName(id, file.key)}
            file={file}
            onAgain={() => again(file)}
            onRemove={() => {
              remove(file.key)
              input.current?.focus()
            }}
          />
        ))}
      </ul>
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
  const state = token === null ? t('site.files.sending', { percent }) : t('site.files.sent')
  return (
    <li className="border-l-4 border-line pl-4">
      <input type="hidden" name={name} value={token ?? WAITING} />
      <p className="font-semibold break-words">{file.file.name}</p>
      {fault === null ? <p className="text-ink-soft">{state}</p> : null}
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
