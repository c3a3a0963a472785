import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RowLink } from '#client/admin/list/row-link.tsx'
import { fieldOf } from '#client/admin/screens/order/address-fields.ts'
import { useSession } from '#client/admin/session/session.ts'
import { Moment } from '#client/admin/ui/moment.tsx'
import type { EDIT_LIST } from '#services/contract/rules/lists/edits.ts'
import type { Right } from '#services/contract/rules/rights.ts'
import type { EditRowFieldsFragment } from './audit.generated.ts'
import { EditValue } from './edit-value.tsx'
import type { RecordName } from './record-name.ts'
import { useValueWords } from './use-value-words.ts'
import { valueTexts } from './value-text.ts'

type Column = keyof (typeof EDIT_LIST)['columns']
type Actor = EditRowFieldsFragment['actor']
type Page = { readonly right: Right; readonly href: (id: string) => string }

/** Pages of the kinds of records that have one. */
const PAGES: Readonly<Partial<Record<EditRowFieldsFragment['entity'], Page>>> = {
  ORDER: { right: 'orders.read', href: (id) => `/admin/orders/${id}` },
  BULK: { right: 'orders.move', href: (id) => `/admin/parcels/jobs/${id}` },
  MEMBER: { right: 'staff.write', href: () => '/admin/people' },
  ROLE: { right: 'staff.write', href: () => '/admin/people' },
}

/** A person by name; commands and tasks by their keys. */
export function useActor(): (actor: Actor) => string {
  const { t } = useTranslation('audit')
  return ({ key, name }) => name ?? (key.startsWith('account:') ? t('former') : key)
}

/** How each column of the list of changes is shown. */
export function useEditCell(
  recordName: RecordName,
): (column: Column, row: EditRowFieldsFragment) => ReactNode {
  const { t } = useTranslation('audit')
  const { rights } = useSession()
  const actorName = useActor()
  const what = useWhat()
  const wordsOf = useValueWords(recordName)
  return (column, row) => {
    switch (column) {
      case 'at':
        return <Moment at={row.at} />
      case 'actor':
        return actorName(row.actor)
      case 'entity':
        return t(`words.${row.entity}`)
      case 'entityId': {
        const page = PAGES[row.entity]
        const name = recordName(row.entity, row.entityId)
        return page && rights.includes(page.right) ? (
          <RowLink id={row.id} to={page.href(row.entityId)}>
            {name}
          </RowLink>
        ) : (
          name
        )
      }
      case 'path':
        return what(row)
      default: {
        const text = valueTexts(row, wordsOf(row))[column]
        return text === '' ? null : <EditValue text={text} />
      }
    }
  }
}

/** Moves and addresses of orders in words; other values by their paths. */
function useWhat(): (row: EditRowFieldsFragment) => string {
  const { t } = useTranslation(['order', 'audit'])
  return ({ entity, path }) => {
    if (entity !== 'ORDER') return t(`audit:paths.${path}`, { defaultValue: path })
    const field = fieldOf(path)
    return field === null
      ? t(`history.moves.${path.replace('move.', '')}`, { defaultValue: path })
      : t(`address.${field}`)
  }
}
