/**
 * Each runs as one step, so that no other gateway sees a page without its tags, or reads a page
 * between a purge's first and last deletion. KEYS[1] is the prefix of everything this release keeps.
 */

/** ARGV: key, page, milliseconds to live, now, most pages, tags… */
export const KEEP = `
local prefix, key = KEYS[1], ARGV[1]
local ttl, most = tonumber(ARGV[3]), tonumber(ARGV[5])
redis.call('SET', prefix .. 'page:' .. key, ARGV[2], 'PX', ttl)
redis.call('ZADD', prefix .. 'index', ARGV[4], key)
for i = 6, #ARGV do
  local tag = prefix .. 'tag:' .. ARGV[i]
  redis.call('SADD', tag, key)
  if redis.call('PTTL', tag) < ttl then redis.call('PEXPIRE', tag, ttl) end
end
local surplus = redis.call('ZCARD', prefix .. 'index') - most
if surplus > 0 then
  local oldest = redis.call('ZPOPMIN', prefix .. 'index', surplus)
  for i = 1, #oldest, 2 do redis.call('DEL', prefix .. 'page:' .. oldest[i]) end
end
return surplus`

/**
 * ARGV: key. A Redis that is short of memory drops what it likes: a page that a purge would no
 * longer find is none. Its tags stand in the first line of what is kept.
 */
export const FIND = `
local prefix, key = KEYS[1], ARGV[1]
local page = redis.call('GET', prefix .. 'page:' .. key)
if not page or not redis.call('ZSCORE', prefix .. 'index', key) then return false end
for tag in string.gmatch(string.match(page, '^[^\\n]*'), '%S+') do
  if redis.call('SISMEMBER', prefix .. 'tag:' .. tag, key) == 0 then return false end
end
return page`

/** ARGV: tags… */
export const PURGE = `
local prefix, dropped = KEYS[1], 0
for i = 1, #ARGV do
  local tag = prefix .. 'tag:' .. ARGV[i]
  for _, key in ipairs(redis.call('SMEMBERS', tag)) do
    dropped = dropped + redis.call('DEL', prefix .. 'page:' .. key)
    redis.call('ZREM', prefix .. 'index', key)
  end
  redis.call('DEL', tag)
end
return dropped`

export const CLEAR = `
local prefix = KEYS[1]
local keys = redis.call('ZRANGE', prefix .. 'index', 0, -1)
for _, key in ipairs(keys) do redis.call('DEL', prefix .. 'page:' .. key) end
redis.call('DEL', prefix .. 'index')
return #keys`
