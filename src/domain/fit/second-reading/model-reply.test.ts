import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BLANK_READING, formatReply } from '../../../testing/model-readings.ts';
import { MODEL_REPLY_SCHEMA, parseModelReply } from './model-reply.server.ts';

const GOOD = formatReply({});

/** Every object of a schema, at any depth. */
function listObjects(schema: unknown): Record<string, unknown>[] {
	if (typeof schema !== 'object' || schema === null) return [];
	const inner = Object.values(schema).flatMap(listObjects);
	return 'properties' in schema ? [schema as Record<string, unknown>, ...inner] : inner;
}

test('the schema is strict: everything is required, nothing else is allowed, no bounds', () => {
	const objects = listObjects(MODEL_REPLY_SCHEMA);
	expect(objects).toHaveLength(3);
	for (const { properties, required, additionalProperties } of objects) {
		expect(required).toEqual(Object.keys(properties as object));
		expect(additionalProperties).toBe(false);
	}
	expect(JSON.stringify(MODEL_REPLY_SCHEMA)).not.toMatch(/\$schema|\$ref|"(?:min|max|pattern|format)/i);
	expect(JSON.stringify(MODEL_REPLY_SCHEMA)).toContain('"wet-arc"');
});

test.each([
	['bare', GOOD],
	['in a fence', `\`\`\`json\n${GOOD}\n\`\`\``],
	['with words round it', `Here you are:\n${GOOD}\nAnything else?`],
	['with a property more', GOOD.replace('{', '{"thoughts":"hm",')],
])('a reply is parsed %s', (_name, content) => {
	expect(parseModelReply(content)).toMatchObject({ verdict: 'Full use', finding: 1 });
});

const withReading = (changes: object) =>
	JSON.stringify({ ...JSON.parse(GOOD), reading: { ...BLANK_READING, ...changes } });

test.each([
	['nothing', ''],
	['a sentence', 'Yes, run it: stick is Full use on its sheet.'],
	['a list', '[1]'],
	['null', 'null'],
	['half a reply', GOOD.slice(0, -20)],
	['two replies', `${GOOD}${GOOD}`],
	['a reply without a reading', JSON.stringify({ verdict: 'Full use', finding: 1, sentence: 'Yes.' })],
	['a verdict that is none', GOOD.replace('Full use', 'Approved')],
	['a hazard that is none of ours', withReading({ hazards: ['volcano'] })],
	['a process under another name', withReading({ processes: [{ process: 'TIG', ampsFrom: 1, ampsTo: 1 }] })],
	['a negative current', withReading({ processes: [{ process: 'GTAW', ampsFrom: -5, ampsTo: 90 }] })],
	[
		'a current beyond any machine',
		withReading({ processes: [{ process: 'GTAW', ampsFrom: 1, ampsTo: 1e9 }] }),
	],
	['a current in words', withReading({ processes: [{ process: 'GTAW', ampsFrom: '90', ampsTo: '90' }] })],
	['a list without an end', withReading({ hazards: Array(500).fill('hot') })],
	['a text without an end', withReading({ unclear: ['x'.repeat(10_000)] })],
])('%s is not a reply', (_name, content) => {
	expect(parseModelReply(content)).toBeNull();
});

test('any text is parsed or rejected, and never throws', () => {
	fc.assert(
		fc.property(
			fc.oneof(
				fc.string({ unit: 'binary' }),
				fc.json(),
				fc.string().map((text) => `{${text}}`),
			),
			(content) => {
				expect(parseModelReply(content)).toBeNull();
			},
		),
	);
});
