import { expect, test } from 'vitest';
import { aSampleRequest } from '../../../domain/sample-requests/test-request.ts';
import { proposeAnswers } from './answer-templates.server.ts';

const SAMPLES = [{ partNumber: 'xy282', size: 'L (left hand only)' }];

function propose(language: string) {
	const request = aSampleRequest({ firstName: 'Maude {x}', samples: SAMPLES });
	return proposeAnswers(
		{ findContent: () => undefined },
		{ number: 'S-2026-0007', request, language },
		'Ana Ruiz',
	);
}

test.each(['approve', 'ship'] as const)(
	'the mail to %s is written in the language of the request',
	(kind) => {
		const french = propose('fr')[kind];
		expect(french.subject).toMatch(/échantillons.*S-2026-0007/);
		expect(french.text).toMatch(/^Bonjour,\n/);
		expect(french.text).toContain('XY282  L (main gauche seulement)');
		expect(french.text).toContain('Ana Ruiz');
		const english = propose('en')[kind];
		expect(english.text).toMatch(/^Hello Maude \{x\},\n/);
		expect(english.text).toContain('XY282  L (left hand only)');
	},
);

test('a refusal names no glove', () => {
	expect(propose('fr').decline.text).toContain('Merci de votre intérêt');
	expect(propose('fr').decline.text).not.toContain('XY282');
});
