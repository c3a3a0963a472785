import { createDeskForm, saveDeskForm } from '#services/contract/form-desk.ts'
import type { FormFieldData, FormPurpose } from '#services/contract/rules/form-fields.ts'
import type { TestServices } from '#tests/support/services.ts'

const none = { help: null, isRequired: false }
const texts = { minLength: null, maxLength: null }

/** Fields of a form for messages, and one of some other types. */
export const FIELDS = {
  imeprezi: { ...none, ...texts, type: 'TEXT', label: { hrv: 'Ime i prezime' }, isRequired: true },
  eadresa1: { ...none, type: 'EMAIL', label: { hrv: 'E-adresa' }, isRequired: true },
  poruka01: { ...none, ...texts, type: 'LONG_TEXT', label: { hrv: 'Poruka' } },
  velicina: {
    ...{ ...none, type: 'CHOICE', label: { hrv: 'Veličina majice' } },
    choices: [
      { id: 's', label: { hrv: 'mala' } },
      { id: 'l', label: { hrv: 'velika' } },
    ],
  },
  pristaje: { ...none, type: 'CONSENT', label: { hrv: 'Slažem se' } },
  skriveno: { ...none, type: 'HIDDEN', label: { hrv: 'Izvor' }, value: 'kamp-2026' },
} as const satisfies Readonly<Record<string, FormFieldData>>

export const FILLED = { imeprezi: 'Ana Marić', eadresa1: 'ana@posta.example', poruka01: 'Pozdrav' }

/** A form that visitors can send. */
export async function openForm(
  services: TestServices,
  staff: Record<string, string>,
  {
    purpose = 'GENERAL',
    fields = FIELDS,
    ...more
  }: {
    readonly purpose?: FormPurpose
    readonly fields?: Readonly<Record<string, FormFieldData>>
    readonly recipients?: string
    readonly confirmsEmail?: boolean
  } = {},
): Promise<number> {
  const { form } = await services.call(createDeskForm, { name: 'Pišite nam', purpose }, staff)
  const added = Object.entries(fields).map(([id, data]) => ({ path: `field.${id}`, value: data }))
  const changes = [
    ...[...added, { path: 'order', base: [], value: Object.keys(fields) }],
    { path: 'isOpen', base: false, value: true },
    { path: 'thanks.hrv', base: '', value: 'Hvala, javit ćemo se.' },
    { path: 'recipients', base: '', value: more.recipients ?? '' },
    { path: 'confirmsEmail', base: false, value: more.confirmsEmail ?? false },
  ]
  const id = Number(form.id)
  await services.call(saveDeskForm, { id, sitting: 'sitting-of-a-world', changes } as never, staff)
  return id
}
