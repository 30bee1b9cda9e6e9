import { expect, test } from 'vitest';
import { mailSender } from '../../../app/mail-sender.server.ts';
import { CONTACT, showContact } from '../../../domain/site-content/contact/contact.ts';
import { FIRST_CONTACT, findContact } from '../../../domain/site-content/contact/stored-contact.server.ts';
import { errorPaths } from '../../../testing/staff-site.ts';
import { openContentDesk } from '../test-content-desk.server.ts';

test('what is saved is what the site shows and mails say, in its stored form', async () => {
	const { catalogue, save } = await openContentDesk(CONTACT);
	const sender = mailSender('https://x.example', catalogue);
	expect(sender.email).toBe(FIRST_CONTACT.email);
	const changed = {
		...FIRST_CONTACT,
		phone: '1-416.555.0199 x 12',
		mailingAddress: ' 9 Anvil Way, Hamilton ',
		network: '',
		networkLink: '',
	};
	const saved = await save(changed);
	expect(saved.statusCode, saved.body).toBe(200);
	expect(findContact(catalogue)).toMatchObject({
		phone: '(416) 555-0199 ext. 12',
		mailingAddress: '9 Anvil Way, Hamilton',
	});
	expect(sender).toMatchObject({
		mailingAddress: '9 Anvil Way, Hamilton',
		phone: { en: '(416) 555-0199 ext. 12', fr: '416\u00A0555-0199, poste\u00A012' },
	});
	expect(showContact(findContact(catalogue), 'fr').phoneLink).toBe('tel:+14165550199,12');
	expect(showContact({ ...FIRST_CONTACT, phone: '+442079460000' }, 'en').phoneLink).toBe('tel:+442079460000');
});

test('what cannot reach anybody is refused at its field, and so are links that run something', async () => {
	const { catalogue, save, staff } = await openContentDesk(CONTACT);
	for (const [change, paths] of [
		[{ phone: '12' }, ['phone']],
		[{ phone: '' }, ['phone']],
		[{ email: 'gloves@' }, ['email']],
		[{ email: 'a@b.ca\nBcc: c@d.ca' }, ['email']],
		[{ mailingAddress: '' }, ['mailingAddress']],
		[{ website: 'javascript:alert(1)' }, ['website']],
		[{ networkLink: 'javascript:alert(1)' }, ['networkLink']],
		[{ networkLink: '' }, ['networkLink']],
		[{ network: '' }, ['network']],
	] as const)
		expect(errorPaths(await save({ ...FIRST_CONTACT, ...change })), JSON.stringify(change)).toEqual(paths);
	for (const body of [[], {}, { ...FIRST_CONTACT, more: 1 }]) expect((await save(body)).statusCode).toBe(400);
	expect(
		(await staff.call({ method: 'PUT', url: `/api/admin/content/${CONTACT}`, body: FIRST_CONTACT }))
			.statusCode,
	).toBe(428);
	expect(findContact(catalogue)).toEqual(FIRST_CONTACT);
});
