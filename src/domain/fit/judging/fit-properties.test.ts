import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDemonstrationCatalogue } from '../../catalogue/demonstration/demonstration-catalogue.server.ts';
import type { Performance } from '../../ratings/performance.ts';
import { WELDING_PROCESSES } from '../../ratings/welding-process.ts';
import { formatFacts } from '../facts-key.ts';
import { isBetterThan, worstOf } from '../fit-answer.ts';
import { NOT_OURS_PHRASES } from '../lexicon/not-ours.ts';
import { readTask } from '../reading/read-task.ts';
import { HAZARDS } from '../reading/task-facts.ts';
import { MAX_TASK_LENGTH } from '../reading/task-text.ts';
import { anyFacts, anyGlove } from '../test-facts.ts';
import { describeReason } from '../wording/describe-reason.ts';
import { FIT_LABELS } from '../wording/fit-labels.ts';
import { wordVerdict } from '../wording/word-verdict.ts';
import { readFitGlove } from './fit-glove.ts';
import { judgeFit, judgeVerdict } from './judge-fit.ts';

fc.configureGlobal({ seed: 2026, numRuns: 1000 });

const range = readDemonstrationCatalogue().products.map(readFitGlove);
const rangeGlove = fc.constantFrom(...range);
const labelledTask = fc.constantFrom(...FIT_LABELS.map(({ task }) => task));
const ARCS = WELDING_PROCESSES.filter(({ arc }) => arc).map(({ code }) => code);

/** Trade words in any order, with symbols and numbers between them: closer to our vocabulary than noise. */
const shopTalk = fc
	.array(
		fc.oneof(
			fc.constantFrom(
				...'tig mig stick no not 140 a -20 c 1/8 7018 6g hot cold ° to up over pipe - + , . or'.split(' '),
			),
			fc.constantFrom(
				...'électrode au plafond pas de sans 300 °C F moins 3/32 tungsten .035 wire A5 & / "'.split(' '),
			),
			fc.string({ maxLength: 6 }),
		),
		{ maxLength: 60 },
	)
	.map((words) => words.join(' '));

function expectNoBetter(after: Performance | null, before: Performance | null): void {
	if (before === null || after === null) return;
	expect(isBetterThan(after, before)).toBe(false);
}

describe('reading', () => {
	it('accepts any text and returns bounded facts', () => {
		fc.assert(
			fc.property(fc.oneof(shopTalk, fc.string({ unit: 'binary', maxLength: 200 })), (text) => {
				const facts = readTask(text);
				expect(facts.unread.length).toBeLessThanOrEqual(12);
				expect(facts.unread.every((word) => word.length <= 30)).toBe(true);
				for (const { min, max } of facts.amps) {
					expect(
						(max ?? min ?? 0) > 0 && (max ?? 0) <= 5000 && (min === null || max === null || min <= max),
					).toBe(true);
				}
			}),
		);
	});

	it('is the same for a text in capitals, with other spaces and invisible characters', () => {
		fc.assert(
			fc.property(labelledTask, (task) => {
				const facts = formatFacts(readTask(task));
				expect(formatFacts(readTask(`  ${task.replaceAll(' ', ' \u200b ')}\n`))).toBe(facts);
			}),
		);
	});

	it.each([
		['takes time linear in the text: %s', 'stick weldng overhed vertcal horizntal pipeline grindng '],
		['slips', 'stcik tugnsten horizonatl electorde prehaeted '],
		['numbers', '1/8 -20 140 a 3/32 .035 6g 7018 '],
		['denials', 'not or nor never without no ni pas '],
		['ranges', 'between 100 and 140 to 160 - 180 a '],
		['signs', '-,-;-°+~@&<>=/"() '],
		['one word', 'a'],
		['digits', '9'],
	])('grows with the text and not with its square: %s', (_, part) => {
		const task = (length: number) => part.repeat(MAX_TASK_LENGTH).slice(0, length);
		const [long, short] = timeInTurn(
			() => readTask(task(MAX_TASK_LENGTH)),
			() => readTask(task(MAX_TASK_LENGTH / 4)),
		);
		process.stdout.write(`500 characters of ${part.slice(0, 12).trim()}: ${long.toFixed(2)} ms\n`);
		// Linear would be four; sixteen, quadratic, fails even on a busy machine.
		expect(long).toBeLessThanOrEqual(short * 16 + 0.5);
	});
});

/** The fastest of many alternating runs of two functions, in milliseconds, to exclude other load on the machine. */
function timeInTurn(a: () => unknown, b: () => unknown): [number, number] {
	const fastest: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
	for (let round = 0; round < 40; round++) {
		for (const [index, work] of [a, b].entries()) {
			const start = performance.now();
			work();
			fastest[index] = Math.min(fastest[index] ?? 0, performance.now() - start);
		}
	}
	return fastest;
}

describe('judging any job on any glove', () => {
	it('is the worst of its reasons, and each has a row with a finding', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, (product, facts) => {
				const glove = readFitGlove(product);
				const { verdict, question, reasons } = judgeFit(glove, facts);
				expect(verdict === null).toBe(question !== null);
				if (verdict === null) return;
				expect(verdict).toBe(worstOf(reasons.map(({ effect }) => effect)));
				expect(reasons[0]?.effect).toBe(verdict);
				expect(judgeVerdict(glove, facts)).toBe(verdict);
				for (const reason of reasons) {
					const { row, finding } = describeReason(reason);
					expect(row).not.toBe('');
					expect(finding).toMatch(/^[^{}<>]+$/);
				}
			}),
		);
	});

	it('never improves with an additional hazard', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, fc.constantFrom(...HAZARDS), (product, facts, hazard) => {
				const glove = readFitGlove(product);
				const hazards = HAZARDS.filter((name) => name === hazard || facts.hazards.includes(name));
				expectNoBetter(judgeFit(glove, { ...facts, hazards }).verdict, judgeFit(glove, facts).verdict);
			}),
		);
	});

	it('never improves with more amperes', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, fc.integer({ min: 1, max: 600 }), (product, facts, more) => {
				const glove = readFitGlove(product);
				const raise = (end: number | null) => (end === null ? null : end + more);
				const amps = facts.amps.map((fact) => ({ ...fact, min: raise(fact.min), max: raise(fact.max) }));
				expectNoBetter(judgeFit(glove, { ...facts, amps }).verdict, judgeFit(glove, facts).verdict);
			}),
		);
	});

	it('never improves with a hotter surface, colder air, another position or another process', () => {
		const more = fc.record({ hotter: fc.nat(400), colder: fc.nat(60), code: fc.constantFrom(...ARCS) });
		fc.assert(
			fc.property(anyGlove, anyFacts, more, (product, facts, { hotter, colder, code }) => {
				const glove = readFitGlove(product);
				const before = judgeFit(glove, facts).verdict;
				const worse = [
					{ ...facts, contactC: facts.contactC === null ? null : facts.contactC + hotter },
					{ ...facts, airC: facts.airC === null ? null : facts.airC - colder },
					{ ...facts, positions: [...new Set([...facts.positions, 'O'])] },
					...(facts.handling ? [] : [{ ...facts, processes: [...new Set([...facts.processes, code])] }]),
				];
				for (const after of worse) expectNoBetter(judgeFit(glove, after).verdict, before);
			}),
		);
	});

	it('never says Full use for an arc in contact with nitrile, HPPE or plastic', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, fc.constantFrom(...ARCS), (product, facts, code) => {
				const glove = readFitGlove(product);
				fc.pre(glove.melting !== null);
				const { verdict } = judgeFit(glove, { ...facts, processes: [code] });
				expect(verdict).toBe(
					glove.melting?.severity === 'arc' ? 'No use' : worstOf([verdict ?? 'No use', 'Limited']),
				);
			}),
		);
	});

	it('never turns sheet text into a second sentence, a link or markup', () => {
		fc.assert(
			fc.property(anyGlove, anyFacts, fc.string({ maxLength: 20 }), (product, facts, seed) => {
				const glove = readFitGlove(product);
				const sentence = wordVerdict(glove, facts, judgeFit(glove, facts), seed);
				expect(sentence).toMatch(/^(?:[^.!?<>{}]|\.(?=\d))+[.?]$/);
				expect(sentence).not.toMatch(/https?:|\/\//);
				expect(sentence.length).toBeLessThanOrEqual(260);
			}),
		);
	});
});

describe('a closed world', () => {
	const STEPS = { 'Full use': 0, Limited: 1, question: 1.5, 'No use': 2 } as const;
	const stepOf = (glove: (typeof range)[number], text: string) =>
		STEPS[judgeFit(glove, readTask(text)).verdict ?? 'question'];
	/** Made-up words of five letters or more, in English letters. */
	const unknownWord = fc
		.string({ unit: fc.constantFrom(...'bcdfgjkpqvwxyz'), minLength: 5, maxLength: 12 })
		.filter((word) => readTask(word).unread.length > 0);

	it('never gets milder with an unknown word, and never says yes with one', () => {
		fc.assert(
			fc.property(rangeGlove, labelledTask, unknownWord, fc.boolean(), (glove, task, word, isFirst) => {
				const text = isFirst ? `${word} ${task}` : `${task}, ${word}`;
				expect({ text, step: stepOf(glove, text) >= Math.min(stepOf(glove, task), 1.5) }).toEqual({
					text,
					step: true,
				});
				expect(judgeFit(glove, readTask(text)).verdict).not.toBe('Full use');
			}),
		);
	});

	it('answers No to all work that no glove is for, whatever the job', () => {
		const always = NOT_OURS_PHRASES.filter(({ weight }) => weight === 'always').map(({ phrase }) => phrase);
		fc.assert(
			fc.property(rangeGlove, labelledTask, fc.constantFrom(...always), (glove, task, phrase) => {
				const text = `${task}. ${phrase}`;
				expect({ text, verdict: judgeFit(glove, readTask(text)).verdict }).toEqual({
					text,
					verdict: 'No use',
				});
			}),
		);
	});

	it('turns no question or such work into a yes by a harmless fact', () => {
		const harmless = fc.constantFrom(
			'just handling hot parts',
			'flat on the bench',
			'all day in the shop',
			'on mild steel plate',
			'in Sudbury',
			'sur de l’acier doux',
		);
		fc.assert(
			fc.property(
				rangeGlove,
				fc.constantFrom(...NOT_OURS_PHRASES),
				unknownWord,
				harmless,
				(glove, { phrase }, word, fact) => {
					for (const text of [`${phrase}, ${fact}`, `stick at 120 A with ${word}, ${fact}`]) {
						expect({ text, verdict: judgeFit(glove, readTask(text)).verdict }).not.toEqual({
							text,
							verdict: 'Full use',
						});
					}
				},
			),
		);
	});

	it('keeps each current with its process, whichever comes first', () => {
		fc.assert(
			fc.property(
				fc.integer({ min: 20, max: 300 }),
				fc.integer({ min: 20, max: 300 }),
				fc.constantFrom(', ', '. ', ' then ', ' and ', '; ', ' puis '),
				fc.constantFrom('TIG root at {}', 'TIG {}', '{} amps TIG', 'TIG, {} A'),
				(tig, mig, link, form) => {
					const tasks = [form.replace('{}', `${tig}`), `MIG at ${mig} amps`];
					const amps = (text: string) =>
						readTask(text)
							.amps.map(({ process, max }) => `${process} ${max}`)
							.sort();
					fc.pre(form !== 'TIG, {} A' && tig !== 304 && ![304, 308, 309].includes(tig));
					expect(amps(tasks.join(link))).toEqual([`GMAW ${mig}`, `GTAW ${tig}`].sort());
					expect(amps(tasks.toReversed().join(link))).toEqual([`GMAW ${mig}`, `GTAW ${tig}`].sort());
				},
			),
		);
	});

	it('treats inch and metric, case and accents alike', () => {
		const same = [
			['stick with 1/8 rod', 'STICK WITH 3.2 MM ROD', 'stick with 3,2 mm rods'],
			['mig .035 wire', 'MIG 0.9 mm wire', 'mig 0,9 mm wire'],
			['TIG at 90 A', 'T.I.G. at 9O amps', 'tig at ninety amps', 'tig 0.09 kA'],
			['électrode à 120 A au plafond', 'ELECTRODE A CENT VINGT AMPERES AU PLAFOND'],
			['MIG 150 A, parts at 150 C', 'mig 150 amps, parts at 302 F'],
		];
		for (const [first = '', ...others] of same) {
			for (const other of others) expect(formatFacts(readTask(other))).toBe(formatFacts(readTask(first)));
		}
	});
});
