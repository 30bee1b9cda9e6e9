import { randomUUID } from 'node:crypto';
import type { SeededRandom } from '../bench/seeded-random.ts';
import { TEST_LABEL, TEST_LINE } from '../src/admin/labels/test-labels.server.ts';
import { aJpeg } from '../src/admin/pictures/test-picture.ts';
import { upload } from './picture-upload.ts';
import {
	type Answer,
	newSampleRequest,
	type SentRequest,
	type StaffCaller,
	sendSampleRequest,
} from './site-callers.ts';

/** A write that the site acknowledged. */
export type Acknowledged =
	| { kind: 'sample'; sent: SentRequest; answer: { number: string } }
	| { kind: 'label'; sent: SentLabel; answer: { id: number } }
	| { kind: 'product'; sent: { name: string }; answer: { version: number } }
	| { kind: 'picture'; sent: Buffer; answer: { picture: string } };

type SentLabel = { purchaseOrderNumber: string; content: unknown[] };

export type Writers = {
	acknowledged: Acknowledged[];
	/** Sample requests without a response. */
	unanswered: SentRequest[];
	/** Resolves when the site stops responding. */
	ended: Promise<unknown>;
};

/** Runs writes of every kind concurrently, each as fast as it is answered, until a connection breaks. */
export function startWriters(address: string, staff: StaffCaller, random: SeededRandom): Writers {
	const acknowledged: Acknowledged[] = [];
	const unanswered: SentRequest[] = [];
	/** Repeats a write until the site is gone; anything but a success is an error of the site. */
	const repeat = async (write: () => Promise<void>) => {
		for (;;) {
			try {
				await write();
			} catch (error) {
				if (error instanceof TypeError) return;
				throw error;
			}
		}
	};
	const ended = Promise.all([
		...[1, 2].map(() =>
			repeat(async () => {
				const sent = newSampleRequest();
				unanswered.push(sent);
				const answer = requireStatus(await sendSampleRequest(address, sent), 201);
				unanswered.splice(unanswered.indexOf(sent), 1);
				acknowledged.push({ kind: 'sample', sent, answer });
			}),
		),
		repeat(async () => {
			const line = { ...TEST_LINE, size: 'L', quantity: random.between(1, 99) };
			const sent = { ...TEST_LABEL, purchaseOrderNumber: randomUUID(), content: [line, line] };
			const answer = await staff.send('POST', `${address}/api/admin/labels`, sent);
			acknowledged.push({ kind: 'label', sent, answer: requireStatus(answer, 201) });
		}),
		repeat(async () => {
			const { version } = (await staff.call(`${address}/api/admin/products/xy300`)).json();
			const sent = { name: `Argon Bulwark ${random.between(1, 1e9)}` };
			const answer = await staff.send('PUT', `${address}/api/admin/products/xy300`, sent, {
				'if-match': `"${version}"`,
			});
			acknowledged.push({ kind: 'product', sent, answer: requireStatus(answer, 200) });
		}),
		repeat(async () => {
			const sent = await aJpeg({ width: 40, height: 30 });
			const answer = await upload(address, staff, sent, `xy${random.between(100, 999)}`);
			acknowledged.push({ kind: 'picture', sent, answer: requireStatus(answer, 201) });
		}),
	]);
	return { acknowledged, unanswered, ended };
}

/** Retries unanswered requests with the same key; each must succeed, whether or not the first was stored. */
export async function sendAgain(address: string, writers: Writers): Promise<void> {
	for (const sent of writers.unanswered) {
		const answer = requireStatus(await sendSampleRequest(address, sent), 201);
		writers.acknowledged.push({ kind: 'sample', sent, answer });
	}
}

function requireStatus(answer: Answer, status: number) {
	if (answer.status !== status) throw new Error(`It answered ${answer.status}: ${answer.text.slice(0, 500)}`);
	return answer.json();
}
