import type { DistributorPictures } from '../../documents/sheets/picture-source.server.ts';
import type { LiveCatalogue } from '../../domain/search/live-catalogue.server.ts';
import type { Database } from '../../platform/db/database.server.ts';
import type { MailSender } from '../../platform/mail/compose-mail.ts';
import type { Log } from '../../platform/process/log.server.ts';

/** The services that the portal's API and pages use. */
export type PortalServices = {
	database: Database;
	log: Log;
	publicUrl: string;
	/** Wakes this process's mail outbox after `queueMail`. */
	notifyMail: () => void;
	/** The time zone of staff's working day, such as "America/Toronto". */
	timeZone: string;
	catalogue: LiveCatalogue;
	/** The sender of mail. */
	sender: MailSender;
	/** The recipient of mail to staff. */
	staffAddress: string;
	/** Reads glove picture files. */
	pictures: DistributorPictures;
};
