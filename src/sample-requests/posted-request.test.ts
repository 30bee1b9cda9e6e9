import { expect, test } from 'vitest';
import { gatherSampleFaults, readPostedRequest } from './posted-request.ts';

test('lines of part numbers and sizes are samples; what cannot be read goes on to be refused', () => {
	const data = new FormData();
	data.set('firstName', 'Dele');
	data.set('samples', 'XY300 L\r\nxy276-3\r\nthe red ones');
	data.set('city', new File(['x'], 'x.txt'));
	const { posted, body } = readPostedRequest(data);
	expect(posted.values).toMatchObject({ firstName: 'Dele', city: '', country: '' });
	expect(posted.samples).toBe('XY300 L\r\nxy276-3\r\nthe red ones');
	expect(body).toMatchObject({
		firstName: 'Dele',
		samples: [{ partNumber: 'xy300', size: 'L' }, { partNumber: 'xy276-3' }, { partNumber: 'the red ones' }],
		leaveEmpty: '',
	});
});

test('faults of samples are told at their field, each once', () => {
	expect(
		gatherSampleFaults([
			{ path: 'samples.0', message: 'A.' },
			{ path: 'city', message: 'B.' },
			{ path: 'samples.2.size', message: 'A.' },
			{ path: 'samples.1.size', message: 'C.' },
		]),
	).toEqual([
		{ path: 'city', message: 'B.' },
		{ path: 'samples', message: 'A. C.' },
	]);
});
