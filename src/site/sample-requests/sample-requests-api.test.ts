import { describe, expect, test } from 'vitest';
import { aSampleRequest } from '../../domain/sample-requests/test-request.ts';
import { openTestSite } from '../../testing/test-site.ts';
import { listMail, listStored, pathsOf, post } from './test-sample-requests.server.ts';

test('a complete request is stored with both mails and returns its number', async () => {
	const site = await openTestSite({ mail: { staffAddress: 'samples@emberhide.example', notify: () => {} } });
	const answer = await post(
		site,
		aSampleRequest({ companyEmail: ' D.Okafor@Northframe.example ', postalCode: 'l6m3a1' }),
	);
	expect(answer.status).toBe(201);
	expect(answer.body.number).toMatch(/^S-20\d\d-0001$/);
	const [stored] = await listStored(site);
	expect(stored).toMatchObject({ number: answer.body.number, state: 'new', manualReview: false, version: 1 });
	expect(stored?.request).toEqual(aSampleRequest());
	const mail = await listMail(site);
	expect(mail.map(({ recipient }) => recipient)).toEqual([
		'd.okafor@northframe.example',
		'samples@emberhide.example',
	]);
	const [toVisitor, toStaff] = mail;
	expect(toVisitor?.text_body).toContain(answer.body.number);
	expect(toVisitor?.text_body).toContain('XY276-3  M');
	expect(toVisitor?.text_body, 'what was typed goes to staff alone').not.toContain('Overhead');
	expect(toStaff).toMatchObject({ reply_to: 'd.okafor@northframe.example', state: 'waiting' });
	for (const told of [
		'Northframe Fabrication',
		'Overhead stick all winter.',
		'Oakville ON  L6M 3A1',
		'XY300  L',
	])
		expect(toStaff?.text_body).toContain(told);
});

test('numbers are consecutive', async () => {
	const site = await openTestSite();
	const first = await post(site, aSampleRequest());
	const second = await post(site, aSampleRequest({ companyEmail: 'buyer@lakehead.example' }));
	expect(second.body.number).toBe(first.body.number?.replace('0001', '0002'));
});

test('missing fields get their defaults, and a size may have any of its names', async () => {
	const site = await openTestSite();
	const { addressType, sampleFor, country, emailType, addressLine2, ...rest } = aSampleRequest();
	const samples = [{ partNumber: 'XY300' }, { partNumber: 'xy276-3', size: 'Medium' }];
	expect((await post(site, { ...rest, samples })).status).toBe(201);
	const [stored] = await listStored(site);
	expect(stored?.request).toMatchObject({
		addressType: 'Residential',
		sampleFor: 'Myself',
		country: 'Canada',
		samples: [
			{ partNumber: 'xy300', size: 'L' },
			{ partNumber: 'xy276-3', size: 'M' },
		],
	});
});

test('a request without a company address needs manual review', async () => {
	const site = await openTestSite();
	const request = aSampleRequest({
		emailType: 'Secondary',
		companyEmail: '',
		secondaryEmail: 'dele.welds@gmail.com',
	});
	expect((await post(site, request)).status).toBe(201);
	expect((await listStored(site))[0]).toMatchObject({ manualReview: true });
	expect(
		(await listMail(site)).find(({ recipient }) => recipient !== 'dele.welds@gmail.com')?.subject,
	).toContain('check by hand');
});

describe('rejected requests store nothing and name all invalid fields at once', () => {
	const gone = { partNumber: 'xy999', size: 'L' };
	test.each<[string, unknown, number, string[]]>([
		[
			'an empty body',
			{},
			400,
			[
				'professionalAffiliation',
				'companySize',
				'companyEmail',
				'firstName',
				'lastName',
				'jobTitle',
				'phone',
				'companyName',
				'streetAddress',
				'city',
				'provinceOrState',
				'postalCode',
				'samples',
			],
		],
		[
			'a mailbox anybody can have',
			aSampleRequest({ companyEmail: 'me@mail.Gmail.com' }),
			400,
			['companyEmail'],
		],
		[
			'a line end in an address',
			aSampleRequest({ companyEmail: 'a@b.example\r\nBcc: x@y.example' }),
			400,
			['companyEmail'],
		],
		[
			'a size of a distributor for another',
			aSampleRequest({ companySize: 'Distributor' }),
			400,
			['companySize'],
		],
		[
			'a province of another country',
			aSampleRequest({ country: 'United States' }),
			400,
			['provinceOrState', 'postalCode'],
		],
		[
			'text that is none',
			aSampleRequest({ city: 7 as never, firstName: 'a\u0000b', lastName: '\ud800' }),
			400,
			['city', 'firstName', 'lastName'],
		],
		['too long a note', aSampleRequest({ additionalNotes: 'x'.repeat(2001) }), 400, ['additionalNotes']],
		[
			'samples that are none',
			aSampleRequest({ samples: [null, { partNumber: {}, size: 'L' }] as never }),
			400,
			['samples.1.partNumber', 'samples.0.partNumber'],
		],
		[
			'a sample twice',
			aSampleRequest({
				samples: [
					{ partNumber: 'xy300', size: 'L' },
					{ partNumber: 'XY300', size: 'Large' },
				],
			}),
			400,
			['samples.1'],
		],
		[
			'21 samples',
			aSampleRequest({
				samples: Array.from({ length: 21 }, (_, i) => ({ partNumber: `xy${i + 100}`, size: 'L' })),
			}),
			400,
			['samples'],
		],
		[
			'10,000 samples',
			aSampleRequest({ samples: Array.from({ length: 1000 }, () => gone) }),
			400,
			['samples'],
		],
		[
			'an unknown glove and a size not made',
			aSampleRequest({ samples: [gone, { partNumber: 'xy300', size: '5XL' }] }),
			422,
			['samples.0.partNumber', 'samples.1.size'],
		],
		[
			'the field that people do not see',
			{ ...aSampleRequest(), leaveEmpty: 'http://spam.example' },
			400,
			['leaveEmpty'],
		],
	])('%s', async (_, body, status, paths) => {
		const site = await openTestSite();
		const answer = await post(site, body);
		expect(answer.status).toBe(status);
		expect(pathsOf(answer)?.toSorted()).toEqual(paths.toSorted());
		expect(answer.body.errors?.every(({ message }) => message.length > 3)).toBe(true);
		expect(await listStored(site)).toEqual([]);
		expect(await listMail(site)).toEqual([]);
	});

	test.each<[string, string, Record<string, string>, number]>([
		['no JSON', 'not json', {}, 400],
		['a list', '[]', {}, 400],
		['nothing', '', {}, 400],
		[
			'a form of another site',
			'a=b',
			{ 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
			403,
		],
		['another site', JSON.stringify(aSampleRequest()), { origin: 'https://evil.example' }, 403],
		['a body past 64 KB', JSON.stringify({ ...aSampleRequest(), more: 'x'.repeat(70_000) }), {}, 413],
		['a key that is none', JSON.stringify(aSampleRequest()), { 'idempotency-key': 'short' }, 400],
	])('%s', async (_, body, headers, status) => {
		const site = await openTestSite();
		expect((await post(site, body, headers)).status).toBe(status);
		expect(await listStored(site)).toEqual([]);
	});

	test('the glove and the size have the names visitors know', async () => {
		const site = await openTestSite();
		const samples = [
			{ partNumber: 'xy999', size: 'L' },
			{ partNumber: 'xy300', size: '5XL' },
		];
		const { body } = await post(site, aSampleRequest({ samples }));
		expect(body.errors?.map(({ message }) => message)).toEqual([
			'XY999 is not one of our gloves. Take it out, then send again.',
			'XY300 is not made in 5XL. Pick another size.',
		]);
	});

	test('unknown members are ignored', async () => {
		const site = await openTestSite();
		const more = { number: 'S-1', state: 'approved', manualReview: false, version: 9, __proto__: { x: 1 } };
		expect((await post(site, { ...aSampleRequest(), ...more })).status).toBe(201);
		expect((await listStored(site))[0]).toMatchObject({ state: 'new', version: 1 });
	});
});
