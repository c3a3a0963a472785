import { type ExecutionResult, GraphQLError, parse } from 'graphql'
import { expect, test } from 'vitest'
import { createLayoutAnswers } from './layout-answers.ts'

const LAYOUT = parse('query Layout { layout { site { ...Name } } } fragment Name on Site { name }')
const OTHERS = [
  parse('query Shop { layout { site { name } } products { total } }'),
  parse('query Shop { ...Root } fragment Root on Query { products { total } }'),
  parse('mutation Change { layout }'),
]

/** A graph that numbers its answers. */
function aGraph(errors?: readonly GraphQLError[]) {
  let asked = 0
  return async (): Promise<ExecutionResult> => {
    asked += 1
    return { data: { asked }, ...(errors ? { errors } : {}) }
  }
}

const asking = { operationName: 'Layout', variables: {} }

test('the layout is asked for once, until it changes, for each locale', async () => {
  const through = createLayoutAnswers()
  const execute = aGraph()
  const [before, after] = [{}, {}]
  const ask = (layout: object, locale: string) =>
    through({ layout, locale, execute })({ ...asking, document: LAYOUT })

  expect((await ask(before, 'hr')).data).toEqual({ asked: 1 })
  expect((await ask(before, 'hr')).data).toEqual({ asked: 1 })
  expect((await ask(before, 'en')).data).toEqual({ asked: 2 })
  expect((await ask(after, 'hr')).data).toEqual({ asked: 3 })
  expect((await ask(after, 'en')).data).toEqual({ asked: 4 })
  expect((await ask(after, 'hr')).data).toEqual({ asked: 3 })
})

test('what asks for more than the layout, or with variables, is asked each time', async () => {
  const execute = aGraph()
  const through = createLayoutAnswers()({ layout: {}, locale: 'hr', execute })
  const questions = [
    ...OTHERS.map((document) => ({ ...asking, document })),
    { ...asking, document: LAYOUT, variables: { path: '/' } },
  ]
  let asked = 0
  for (const question of [...questions, ...questions]) {
    asked += 1
    expect((await through(question)).data).toEqual({ asked })
  }
})

test('an answer with a gap is not kept', async () => {
  const execute = aGraph([new GraphQLError('gone')])
  const through = createLayoutAnswers()({ layout: {}, locale: 'hr', execute })
  await through({ ...asking, document: LAYOUT })
  expect((await through({ ...asking, document: LAYOUT })).data).toEqual({ asked: 2 })
})
