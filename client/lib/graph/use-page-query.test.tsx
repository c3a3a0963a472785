import { gql, type TypedDocumentNode } from '@apollo/client'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { queryKey } from './query-key.ts'
import { PageAnswersContext, usePageQuery } from './use-page-query.ts'

type Club = { readonly club: { readonly name: string } }
type Variables = { slug: string; season?: number }
const CLUB: TypedDocumentNode<Club, Variables> = gql`
  query Club($slug: String!, $season: Int) { club(slug: $slug, season: $season) { name } }
`
const ANSWERS = new Map([[queryKey(CLUB, { slug: 'bura', season: 3 }), { club: { name: 'Bura' } }]])

type ShownProps = { readonly variables: Variables; readonly skip?: boolean; readonly ssr?: boolean }

function Shown({ variables, skip = false, ssr = true }: ShownProps): ReactElement {
  const { data, loading } = usePageQuery(CLUB, { variables, skip, ssr })
  return <>{data?.club.name ?? (loading ? 'loading' : 'nothing')}</>
}

function onServer(shown: ReactElement): string {
  return renderToStaticMarkup(<PageAnswersContext value={ANSWERS}>{shown}</PageAnswersContext>)
}

test('on the server a query reads what a loader received, and needs no Apollo client', () => {
  expect(onServer(<Shown variables={{ season: 3, slug: 'bura' }} />)).toBe('Bura')
})

test('a query that no loader sent is loading on the server', () => {
  expect(onServer(<Shown variables={{ slug: 'bura' }} />)).toBe('loading')
  expect(onServer(<Shown variables={{ slug: 'bura', season: 3 }} ssr={false} />)).toBe('loading')
})

test('a skipped query is not loading', () => {
  expect(onServer(<Shown variables={{ slug: 'bura', season: 3 }} skip />)).toBe('nothing')
})
