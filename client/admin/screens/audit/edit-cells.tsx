import { useTranslation } from 'react-i18next'
import { RowLink } from '#client/admin/list/row-link.tsx'
import type { Cells } from '#client/admin/list/use-cell.tsx'
import { useMethodWords } from '#client/admin/methods/use-method-words.ts'
import { fieldOf } from '#client/admin/screens/order/address-fields.ts'
import { useMemberWords, useRoleWords } from '#client/admin/screens/people/people-words.ts'
import { useSession } from '#client/admin/session/session.ts'
import type { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import type { EditRowFieldsFragment } from './audit.generated.ts'
import { EditValue } from './edit-value.tsx'
import type { RecordName } from './record-name.ts'
import { useValueWords } from './use-value-words.ts'
import { valueTexts } from './value-text.ts'

type Actor = EditRowFieldsFragment['actor']
type Page = { readonly right: Right; readonly href: (id: string) => string }

/** Pages of the kinds of records that have one. */
const PAGES: Readonly<Partial<Record<EditRowFieldsFragment['entity'], Page>>> = {
  ORDER: { right: 'orders.read', href: (id) => `/admin/orders/${id}` },
  BULK: { right: 'orders.move', href: (id) => `/admin/orders/jobs/${id}` },
  COMMENT: { right: 'comments.moderate', href: (id) => `/admin/comments/${id}` },
  CONSENT: { right: 'consents.write', href: (id) => `/admin/consent/${id}` },
  CONSENT_FORM: { right: 'consents.write', href: () => '/admin/consent/forms' },
  DELIVERY: { right: 'settings.write', href: (id) => `/admin/delivery/${id}` },
  PAYMENT: { right: 'settings.write', href: (id) => `/admin/payment-methods/${id}` },
  PRIVACY_REQUEST: { right: 'people.read', href: (id) => `/admin/privacy/${id}` },
  CUSTOMER: { right: 'people.read', href: (id) => `/admin/customers/${id}` },
  CUSTOMER_LOOK: { right: 'people.read', href: (id) => `/admin/customers/${id}` },
  EVENT: { right: 'content.write', href: (id) => `/admin/events/${id}` },
  POST: { right: 'content.write', href: (id) => `/admin/posts/${id}` },
  MAIL: { right: 'mails.read', href: (id) => `/admin/mails/${id}` },
  LETTER: { right: 'mails.write', href: letterPath },
  MEDIA: { right: 'media.write', href: (id) => `/admin/media/${id}` },
  MEMBER: { right: 'staff.write', href: (id) => `/admin/people/${id}` },
  REDIRECT: {
    right: 'content.publish',
    href: (path) => `/admin/redirects?search=${encodeURIComponent(path)}`,
  },
  ROLE: { right: 'staff.write', href: (id) => `/admin/people/roles/${id}` },
  SELLER: { right: 'settings.write', href: () => '/admin/seller' },
  SETTING: { right: 'settings.write', href: (id) => `/admin/settings/${id}` },
}

/** Of `order-placed/hrv`. */
function letterPath(id: string): string {
  const [kind = '', language = ''] = id.split('/')
  return `/admin/letters/${kind}?language=${language.slice(0, 2)}`
}

/** A person by name; commands and tasks by their keys. */
export function useActor(): (actor: Actor) => string {
  const { t } = useTranslation('audit')
  return ({ key, name }) => name ?? (key.startsWith('account:') ? t('former') : key)
}

/** How columns of the list of changes are shown. */
export function useEditCells(
  recordName: RecordName,
  roles: Parameters<typeof useMemberWords>[0],
): Cells<typeof EDIT_LIST, EditRowFieldsFragment> {
  const { rights } = useSession()
  const actorName = useActor()
  const what = useWhat(roles)
  const wordsOf = useValueWords(recordName)
  const textAt = (column: 'before' | 'after') => (row: EditRowFieldsFragment) => {
    const text = valueTexts(row, wordsOf(row))[column]
    return text === '' ? null : <EditValue text={text} />
  }
  return {
    actor: ({ actor }) => actorName(actor),
    entityId({ id, entity, entityId }) {
      const page = PAGES[entity]
      const name = recordName(entity, entityId)
      return page && rights.includes(page.right) ? (
        <RowLink id={id} to={page.href(entityId)}>
          {name}
        </RowLink>
      ) : (
        name
      )
    },
    path: what,
    before: textAt('before'),
    after: textAt('after'),
  }
}

/** Parts of records and moves in words; other values by their paths. */
function useWhat(
  roles: Parameters<typeof useMemberWords>[0],
): (row: EditRowFieldsFragment) => string {
  const { t } = useTranslation(['order', 'audit', 'seller'])
  const [ofRole, ofMember] = [useRoleWords(), useMemberWords(roles)]
  const ofMethod = useMethodWords({ site: undefined, deliveries: [] })
  return ({ entity, path }) => {
    if (entity === 'ROLE') return ofRole.name(path)
    if (entity === 'MEMBER') return ofMember.name(path)
    if (entity === 'DELIVERY' || entity === 'PAYMENT') return ofMethod.name(path)
    if (entity === 'SELLER') return t(`seller:fields.${path}`, { defaultValue: path })
    if (entity !== 'ORDER') return t(`audit:paths.${partOf(path)}`, { defaultValue: path })
    const field = fieldOf(path)
    return field === null
      ? t(`history.moves.${path.replace('move.', '')}`, { defaultValue: path })
      : t(`address.${field}`)
  }
}

/** Notes and parts of an address are named alike, whichever it is. */
function partOf(path: string): string {
  return path.replace(/^note\..*$/, 'note').replace(/^addresses\.\d+\./, '')
}
