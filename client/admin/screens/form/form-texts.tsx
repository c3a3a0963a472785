import { type ReactElement, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { htmlOf, shownText } from '#client/admin/screens/event/plain-paragraphs.ts'
import {
  FORM_BUTTON_LENGTH,
  FORM_INTRO_LENGTH,
  FORM_THANKS_LENGTH,
  FORM_TITLE_LENGTH,
} from '#services/contract/rules/form-fields.ts'
import { ControlledArea, ControlledInput } from './controlled-input.tsx'
import type { DraftText } from './draft-form.ts'

type FormTextsProps = {
  readonly text: DraftText
  onChange(text: DraftText): void
}

/** What visitors read around the fields, in one language. */
export function FormTexts({ text, onChange }: FormTextsProps): ReactElement {
  const { t } = useTranslation('siteForms')
  return (
    <div className="flex flex-col gap-5">
      <ControlledInput
        label={t('texts.heading')}
        hint={t('texts.headingHint')}
        value={text.title}
        maxLength={FORM_TITLE_LENGTH}
        onChange={(title) => onChange({ ...text, title })}
        isOptional
      />
      <Intro
        key={text.language}
        html={text.intro}
        onChange={(intro) => onChange({ ...text, intro })}
      />
      <ControlledInput
        label={t('texts.button')}
        hint={t('texts.buttonHint')}
        value={text.button}
        maxLength={FORM_BUTTON_LENGTH}
        onChange={(button) => onChange({ ...text, button })}
        isOptional
      />
      <ControlledArea
        label={t('texts.thanks')}
        hint={t('texts.thanksHint')}
        rows={3}
        value={text.thanks}
        maxLength={FORM_THANKS_LENGTH}
        onChange={(thanks) => onChange({ ...text, thanks })}
        isOptional
      />
    </div>
  )
}

type IntroProps = { readonly html: string; onChange(html: string): void }

/** Paragraphs are typed as text. What was not touched keeps its HTML. */
function Intro({ html, onChange }: IntroProps): ReactElement {
  const { t } = useTranslation('siteForms')
  const [typed, setTyped] = useState(() => shownText(html))
  return (
    <ControlledArea
      label={t('texts.intro')}
      hint={t('texts.introHint')}
      rows={4}
      value={typed}
      maxLength={FORM_INTRO_LENGTH}
      onChange={(text) => {
        setTyped(text)
        onChange(htmlOf(text))
      }}
      isOptional
    />
  )
}
