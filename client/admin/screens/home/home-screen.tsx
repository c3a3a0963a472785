import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { ScreenHead } from '#client/admin/frame/screen-head.tsx'
import { nameOf, useHasRight, useSession } from '#client/admin/session/session.ts'
import { OpenScreens } from './open-screens.tsx'
import { OrderTiles } from './order-tiles.tsx'
import { Sales } from './sales.tsx'
import { WaitingTiles } from './waiting-tiles.tsx'

/** What waits, how it goes, and the way to all else. */
export function HomeScreen(): ReactElement {
  const { t } = useTranslation('home')
  const session = useSession()
  const seesOrders = useHasRight('orders.read')
  const seesMails = useHasRight('mails.read')
  const seesComments = useHasRight('comments.moderate')
  const seesPeople = useHasRight('people.read')
  return (
    <>
      <ScreenHead title={t('welcome', { name: session.person.firstName || nameOf(session) })} />
      {seesOrders ? <OrderTiles /> : null}
      {seesMails || seesComments || seesPeople ? (
        <WaitingTiles {...{ seesMails, seesComments, seesPeople }} />
      ) : null}
      {seesOrders ? <Sales /> : null}
      <OpenScreens />
    </>
  )
}
