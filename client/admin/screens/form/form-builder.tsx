import { type ReactElement, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { RecordWords } from '#client/admin/history/record-words.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { FieldList } from './field-list.tsx'
import type { StaffFormFieldsFragment } from './form.generated.ts'
import { FormPreview } from './form-preview.tsx'
import { FormSettings } from './form-settings.tsx'
import { FormTexts } from './form-texts.tsx'
import { LanguageChoice } from './language-choice.tsx'
import { useDraft } from './use-draft.ts'

type FormBuilderProps = {
  readonly form: StaffFormFieldsFragment
  readonly words: RecordWords
  readonly save: Save
  onSaved(): void
}

const PREVIEW = 'form-preview'

/** A form that is built, and beside it what visitors will see. */
export function FormBuilder({ form, words, save, onSaved }: FormBuilderProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const state = useDraft(form, onSaved)
  const { draft, change, differing } = state
  const languages = draft.texts.map((text) => text.language)
  const [mainLanguage = ''] = languages
  const [language, setLanguage] = useState(mainLanguage)
  const [open, setOpen] = useState<string | null>(null)
  const builder = useRef<HTMLDivElement>(null)
  const showFault = useFaultFocus(builder)
  const text = draft.texts.find((one) => one.language === language)

  async function saveAll(): Promise<void> {
    const fault = await state.save()
    if (fault === null) return
    const [part, id = null] = fault.split('.')
    if (part === 'field') {
      setLanguage(mainLanguage)
      setOpen(id)
    }
    showFault()
  }

  return (
    <>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div ref={builder} className="flex min-w-0 flex-col gap-5">
          <LanguageChoice {...{ languages, language }} onChange={setLanguage} />
          <Panel title={t('fields.title')}>
            <FieldList
              fields={draft.fields}
              {...{ language, mainLanguage, open }}
              error={state.errorOfField}
              onOpen={setOpen}
              onChange={(fields) => change({ fields })}
            />
          </Panel>
          <Panel title={t('texts.title')}>
            {text ? (
              <FormTexts
                text={text}
                onChange={(next) =>
                  change({
                    texts: draft.texts.map((one) => (one.language === language ? next : one)),
                  })
                }
              />
            ) : null}
          </Panel>
          <Panel title={t('settings.title')}>
            <FormSettings {...{ draft }} error={state.errorAt} onChange={change} />
          </Panel>
          <SaveBar isUnsaved={state.isUnsaved} onSave={saveAll} onDiscard={state.discard} />
        </div>
        <div
          id={PREVIEW}
          className="min-w-0 overflow-y-auto md:max-h-[calc(100dvh-8rem)] lg:sticky lg:top-20"
        >
          <Panel title={t('preview.title')}>
            <FormPreview {...{ draft, language }} />
          </Panel>
        </div>
      </div>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}

/** Focuses what is wrong, once it is drawn. */
function useFaultFocus(builder: { readonly current: HTMLElement | null }): () => void {
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (count === 0) return
    const fault = builder.current?.querySelector('[aria-invalid="true"]')
    if (fault instanceof HTMLElement) fault.focus()
  }, [builder, count])
  return () => setCount((last) => last + 1)
}

type SaveBarProps = {
  readonly isUnsaved: boolean
  onSave(): Promise<void>
  onDiscard(): void
}

/** In sight wherever the form is edited, but never over its preview. */
function SaveBar({ isUnsaved, onSave, onDiscard }: SaveBarProps): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-md border border-ink bg-white px-4 py-2 shadow-raised">
      <ActionButton onAction={onSave} className={deskButton('primary')}>
        {t('save')}
      </ActionButton>
      {isUnsaved ? (
        <button type="button" onClick={onDiscard} className={deskButton('quiet')}>
          {t('discard')}
        </button>
      ) : null}
      <a href={`#${PREVIEW}`} className={`lg:hidden ${deskButton('quiet')}`}>
        {t('preview.to')}
      </a>
      <p role="status" className="text-ink-soft">
        {isUnsaved ? t('unsaved') : t('allSaved')}
      </p>
    </div>
  )
}
