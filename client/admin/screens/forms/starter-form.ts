import type { Change } from '#client/admin/history/changes.ts'
import { changesBetween } from '#client/admin/history/changes.ts'
import { newField } from '#client/admin/screens/form/draft-fields.ts'
import { type DraftField, draftOf, valuesOf } from '#client/admin/screens/form/draft-form.ts'
import type { StaffFormFieldsFragment } from '#client/admin/screens/form/form.generated.ts'
import type { FormFieldType, FormPurpose } from '#services/contract/rules/form-fields.ts'

type Texts = Readonly<Record<string, string>>
type Starter = {
  readonly title: Texts
  readonly thanks: Texts
  readonly fields: readonly (readonly [type: FormFieldType, label: Texts, isRequired: boolean])[]
}

/** For visitors, in the languages of the site. */
const NAME: Texts = { hrv: 'Ime i prezime', eng: 'Name', deu: 'Name' }
const EMAIL: Texts = { hrv: 'E-pošta', eng: 'E-mail', deu: 'E-Mail' }
const MESSAGE: Texts = { hrv: 'Poruka', eng: 'Message', deu: 'Nachricht' }
const THANKS: Texts = {
  hrv: 'Hvala, primili smo vašu poruku. Javit ćemo se što prije.',
  eng: 'Thank you for your message. We will answer as soon as we can.',
  deu: 'Danke für Ihre Nachricht. Wir antworten so bald wie möglich.',
}

const STARTERS: Readonly<Record<FormPurpose, Starter>> = {
  GENERAL: {
    title: {},
    thanks: {},
    fields: [
      ['TEXT', NAME, true],
      ['EMAIL', EMAIL, true],
      ['LONG_TEXT', MESSAGE, false],
    ],
  },
  CONTACT: {
    title: { hrv: 'Pišite nam', eng: 'Write to us', deu: 'Schreiben Sie uns' },
    thanks: THANKS,
    fields: [
      ['TEXT', NAME, true],
      ['EMAIL', EMAIL, true],
      ['PHONE', { hrv: 'Telefon', eng: 'Phone', deu: 'Telefon' }, false],
      ['LONG_TEXT', MESSAGE, true],
    ],
  },
  PRIVACY: {
    title: {
      hrv: 'Zahtjev o osobnim podacima',
      eng: 'Request about personal data',
      deu: 'Anfrage zu personenbezogenen Daten',
    },
    thanks: {
      hrv: 'Primili smo vaš zahtjev. Odgovorit ćemo u roku od mjesec dana.',
      eng: 'We have your request. We answer within a month.',
      deu: 'Wir haben Ihre Anfrage erhalten. Wir antworten innerhalb eines Monats.',
    },
    fields: [
      ['TEXT', NAME, true],
      ['EMAIL', EMAIL, true],
      ['LONG_TEXT', { hrv: 'Vaš zahtjev', eng: 'Your request', deu: 'Ihre Anfrage' }, true],
    ],
  },
}

/** What a new form is filled with, by its purpose. A language without words here gets English. */
export function starterChanges(form: StaffFormFieldsFragment): readonly Change[] {
  const begun = draftOf(form)
  const starter = STARTERS[form.purpose]
  const languages = begun.texts.map(({ language }) => language)
  const inEach = (texts: Texts): Record<string, string> =>
    Object.fromEntries(languages.map((code) => [code, texts[code] ?? texts['eng'] ?? '']))
  const draft = {
    ...begun,
    texts: begun.texts.map((text) => ({
      ...text,
      title: inEach(starter.title)[text.language] ?? '',
      thanks: inEach(starter.thanks)[text.language] ?? '',
    })),
    fields: starter.fields.map(([type, label, isRequired]): DraftField => {
      const { id, data } = newField(type)
      return { id, data: { ...data, label: inEach(label), isRequired } }
    }),
  }
  return changesBetween(valuesOf(begun, begun), valuesOf(draft, begun))
}
