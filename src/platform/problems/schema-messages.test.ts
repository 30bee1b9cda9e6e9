import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { wordIssues } from './problem.server.ts';
import { wordSchemaIssues } from './schema-messages.server.ts';

beforeAll(wordSchemaIssues);
afterAll(() => z.config({ customError: undefined }));

const schema = z.strictObject({
	name: z.string().max(5),
	pairs: z.int().max(12),
	isDefault: z.boolean(),
	sizes: z.array(z.string()).max(1),
	address: z.object({}),
	state: z.enum(['new', 'old']),
});
const right = { name: 'Ada', pairs: 1, isDefault: true, sizes: [], address: {}, state: 'new' };

test.each([
	[{ name: undefined }, 'is missing', 'est absent'],
	[{ name: 7 }, 'must be text', 'doit être du texte'],
	[{ name: 'Adelaide' }, 'is longer than 5 characters', 'dépasse 5 caractères'],
	[{ pairs: 'x' }, 'must be a number', 'doit être un nombre'],
	[{ pairs: 13 }, 'At most 12', 'Au plus 12'],
	[{ isDefault: 'yes' }, 'must be true or false', 'doit être true ou false'],
	[{ sizes: 'M' }, 'must be a list', 'doit être une liste'],
	[{ sizes: ['M', 'L'] }, 'must have at most 1 entries', 'doit compter au plus 1 entrées'],
	[{ address: 'x' }, 'must be an object', 'doit être un objet'],
	[{ state: 'lost' }, 'must be one of new, old', 'doit être l’une de ces valeurs\u00A0: new, old'],
	[{ colour: 'red' }, 'has no field "colour"', 'n’a pas de champ «\u00A0colour\u00A0»'],
])('a schema says what is wrong with %j in both languages', (changes, english, french) => {
	const { error } = schema.safeParse({ ...right, ...changes });
	expect(error && wordIssues('en', error).map(({ message }) => message)).toEqual([english]);
	expect(error && wordIssues('fr', error).map(({ message }) => message)).toEqual([french]);
});
