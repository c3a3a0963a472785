import { constants, setPriority } from 'node:os'
import { stdin, stdout } from 'node:process'
import { buffer } from 'node:stream/consumers'
import { socialFacts } from '#gateway/pages/social/facts.ts'
import { drawSocialPicture } from './draw-picture.ts'

// All other work of the machine has priority.
setPriority(constants.priority.PRIORITY_LOW)
const given = await buffer(stdin)
const end = given.indexOf('\n')
const picture = given.subarray(end + 1)
const facts = socialFacts.parse(JSON.parse(given.subarray(0, end).toString()))
stdout.end(await drawSocialPicture(facts, picture.length > 0 ? picture : null))
