import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changesBetween } from '#client/admin/history/changes.ts'
import { Differences, type Save } from '#client/admin/history/differences.tsx'
import type { DifferenceFieldsFragment } from '#client/admin/history/history.generated.ts'
import { deskButton } from '#client/admin/ui/desk-button.ts'
import { Panel } from '#client/admin/ui/panel.tsx'
import { fieldsOf } from '#client/admin/ui/stored-input.ts'
import { useStoredInput } from '#client/admin/ui/use-stored-input.ts'
import { ActionButton } from '#client/features/forms/action-button.tsx'
import { Form } from '#client/features/forms/form.tsx'
import { SubmitButton } from '#client/features/forms/submit-button.tsx'
import { useMutationAction } from '#client/features/forms/use-mutation-action.ts'
import { useMutationForm } from '#client/features/forms/use-mutation-form.ts'
import { useSend } from '#client/features/forms/use-send.ts'
import { useToastStore } from '#client/features/toasts/toasts.ts'
import { textFault } from '#services/contract/rules/letter-text.ts'
import {
  type LetterFieldsFragment,
  useSaveLetterMutation,
  useSendTestLetterMutation,
} from './letter.generated.ts'
import { LetterPreview } from './letter-preview.tsx'
import { TextField } from './text-field.tsx'
import type { LetterText, LetterWords } from './use-letter-words.ts'

type Typed = Readonly<Record<string, string>>
type LetterFormProps = {
  readonly letter: LetterFieldsFragment
  readonly words: LetterWords
  readonly save: Save
  onSaved(): void
}

/** All texts of a letter, and how it looks with what is typed. */
export function LetterForm({ letter, words, save, onSaved }: LetterFormProps): ReactElement {
  const { t } = useTranslation('letters')
  const toasts = useToastStore()
  // What the form began with: later answers do not change it.
  const [{ kind, language, texts }] = useState(letter)
  const [sitting] = useState(() => crypto.randomUUID())
  const [typed, setTyped] = useState<Typed>(() => valuesOf(texts))
  const [open, setOpen] = useState<string | null>(null)
  const [differing, setDiffering] = useState<readonly DifferenceFieldsFragment[]>([])
  const send = useSend(useSaveLetterMutation)
  const sendTest = useMutationAction(useSendTestLetterMutation)

  const changesTo = (now: Typed) => [
    ...changesBetween(
      Object.fromEntries(texts.map(({ path, value }) => [path, value])),
      Object.fromEntries(texts.map((text) => [text.path, storedValue(text, now)])),
    ),
  ]
  const draft = {
    ...{ kind, language, path: open },
    texts: texts
      .filter(({ path, shipped }) => typed[path] !== shipped)
      .map(({ path }) => ({ path, value: typed[path] ?? '' })),
  }

  const form = useMutationForm({
    rules: async () => (await import('#services/contract/rules/order-move.ts')).anyValues,
    async before(_values, raw) {
      const changes = changesTo(raw)
      if (changes.length === 0) return { field: null, text: t('same') }
      return faultOf(
        changes.flatMap(({ path, value }) => (value === null ? [] : path)),
        raw,
      )
    },
    send: (_values, raw) => send({ kind, language, sitting, changes: changesTo(raw) }),
    onDone(saved) {
      if (saved.differing.length > 0) {
        setDiffering(saved.differing)
        return
      }
      toasts.show('success', t('saved'))
      onSaved()
    },
  })
  useStoredInput(form, `letter:${kind}:${language}`, { onRestored: readTyped })

  async function confirm({ path, value }: LetterText): Promise<void> {
    const json = JSON.stringify(value)
    if (await save([{ path, base: json, value: json }])) toasts.show('success', t('saved'))
  }

  function readTyped(): void {
    const { current: element } = form.element
    if (element === null) return
    setTyped(Object.fromEntries(fieldsOf(element).map(({ name, value }) => [name, value])))
  }

  function faultOf(paths: readonly string[], now: Typed) {
    for (const text of texts.filter(({ path }) => paths.includes(path))) {
      const fault = textFault(now[text.path] ?? '', text)
      if (fault) return { field: text.path, text: words.fault(fault, text) }
    }
    return null
  }

  async function test(): Promise<void> {
    const fault = faultOf(
      draft.texts.map(({ path }) => path),
      typed,
    )
    if (fault) toasts.show('error', `${words.name(fault.field)}: ${fault.text}`)
    else if (await sendTest(draft)) toasts.show('success', t('test.done'))
  }

  return (
    <>
      <div className="grid items-start gap-5 xl:grid-cols-2">
        <Panel title={t('texts')}>
          <Form form={form} label={t('texts')}>
            {texts.map((text) => (
              <TextField
                key={text.path}
                text={letter.texts.find(({ path }) => path === text.path) ?? text}
                words={words}
                typed={typed[text.path] ?? ''}
                onTyped={readTyped}
                onOpen={() => setOpen(text.path)}
                onConfirm={() => confirm(text)}
              />
            ))}
            <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap gap-3 border-t border-line bg-white px-4 py-3 md:-mx-5 md:px-5">
              <SubmitButton>{t('save')}</SubmitButton>
              <a href="#preview" className={`${deskButton()} xl:hidden`}>
                {t('preview.title')}
              </a>
            </div>
          </Form>
        </Panel>
        <div id="preview" className="min-w-0 scroll-mt-5 xl:sticky xl:top-5">
          <LetterPreview draft={draft}>
            <ActionButton onAction={test} className={deskButton()}>
              {t('test.send')}
            </ActionButton>
          </LetterPreview>
        </div>
      </div>
      {differing.length > 0 ? (
        <Differences {...{ differing, words, save }} onClose={onSaved} />
      ) : null}
    </>
  )
}

function valuesOf(texts: readonly LetterText[]): Typed {
  return Object.fromEntries(texts.map(({ path, value, shipped }) => [path, value ?? shipped]))
}

/** The text of the product is none of its own. */
function storedValue({ path, shipped }: LetterText, now: Typed): string | null {
  const value = now[path] ?? ''
  return value === shipped ? null : value
}
