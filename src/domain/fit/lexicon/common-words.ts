/**
 * Common words that belong to no family of the other files, picked one by one from the most frequent English and
 * French words; see `harmless.ts`. Plurals are formed by rule; words whose plural is a different word are used as
 * they are.
 */

const ENGLISH = `
nothing life girl boy another problem nobody afraid heard couldn wouldn shouldn hadn hasn weren mustn needn married word trouble death country born
himself herself themselves ourselves yourselves oneself king queen kiss worth fault attention choice honor honour
situation amazing gold angel brain soul jump relationship married marrying marriage sweetheart department computer camera heaven
worst decision magic conversation san asleep spirit beauty mission faith gee aye bird sight breath nature
operation lied jury according devil opportunity attorney vegas color planet character speech condition subject mail
freak ghost majesty whom romantic language purpose responsibility issue buried society safety freedom carter map
harm headed reality alarm fortune affair statement community loss theory traffic nonsense bread mac process
hollywood shown charming brave birth logan rise fate lily governor miracle lover aboard files event knight lol engaged thee
available taxi data knowledge conference silence audience mercy universe francisco pity studio destiny mystery
circumstances embarrassing friendship maid behavior behaviour nightmare media advantage performance fruit objection castle
value glory squad victory progress authority emotional competition presence warrant butter casino possibility bored
explanation journey script education confidence effort reputation intelligence ability palace treasure rome
contest mickey role elvis title impression bible lifetime hong kong jersey georgia prom marshal dorothy flag liquor
molly legend opera circus salad argument harper council events tone youth instance campaign williams politics benny suite
occasion confession charity judgment judgement headquarters math alley fantasy goodnight response actress poker
personality solution ceremony prayer apology pearl deputy romance patrol kingdom rice valentine invitation
influence status territory gal childhood harvard options sacred culture dallas theme conscience religion
griffin audition laughter transcript jewish brooklyn tradition poem zoo bounce tokyo punishment adventure poetry
paradise marvelous marvellous monitor organization engagement appeal identity scout mistaken environment expression manners beloved
effects empire description nap entertainment bingo producer rehearsal railroad academy editor broadway
convention dana manhattan passenger passengers phase episode development accent scientist discussion generation servant
kansas underground tale foster basis relationships jazz existence industry management appearance plot manner puppy discovery
appetite perfume photograph photographs applause lovers reception brandy wisdom arizona profit
promotion rhythm cocktail phoenix concept comic dignity monsters banana pope wizard fund stubbornness fleet philadelphia pork houston
publicity passport announcement envelope scholarship celebration championship mummy humanity stadium retreat
pancake pancakes arrangement strategy farewell praise moscow chaos horror horse alliance population phrase recovery diary diaries
breakfasts kings worlds val helena dial proposal colour areas throne symbol spell value software haircut grand
approval civilization rainbow philosophy philosopher misunderstanding depth denver perspective association scandal
privilege messenger principle signature formula method welfare lounge embassy institution gratitude recipe spoon
exhibit administration belief imagination importance instinct nearest income carriage observation movement chess agenda guidance
casual olive pirate breakdown precinct celebrity ego jewel jewels honesty integrity tucker substitute chi
factor pledge satisfaction volume geek echo harmony fountain theme nickname coordinates hardware attraction sophisticated
lottery melody feast atlanta covenant commonwealth homer responsibilities registration engineering stork
internet element memo salmon sorted atlas quest literature tribe settlement coverage luggages pudding countess
technique creation fiction chorus invention ketchup rushing generations stereo compartment speech banner colony
handwriting tomato tomatoes plaza destination mayday newport documentary pajamas groceries housekeeper economy
resentments senor orbit difficulty republic homecoming audio profits orchestra butterfly butterflies speeches
studios puppet bananas puppies disappointment behaviour departure perfection portrait ambition acquaintance specialty
employment evolution topic choir rivers repeating partnership iris expectations allowance residents reference specialist
marble goofy kentucky chinatown virtue buddha banquet motto lyrics premises autopilot ribbon jingle payroll salvation reflection legacy
flavor flavour lifestyle recorder columbus qualities biology opportunities leadership strawberry strawberries attaboy handful
wealth consulate mayhem ministry ministries renewal country countries rustbucket scrapyard scrapyards junkyard junkyards
salvage yardwork lawnmowing etsy kijiji craigslist gofundme patreon twitch discord netflix nerd nerds geeky wingnut
wingding shindig potluck bonspiel powwow jamboree homecoming tailgating ringside rodeo rodeos derby derbies
sponsor sponsorship fundraiser raffle auction auctions barter swapmeet garagesale craftfair trunkshow commission
prototype masterpiece showpiece conversation starter eyesore heirloom keepsake memento centrepiece centerpiece
reminder feedback review reviews rating opinion survey research results issue issues hassle nuisance headache headaches bummer
bother pickle mystery dilemma challenge challenges obstacle setback delay delays mishap mixup screwups
productivity efficiency quality accuracy precision workmanship craftsmanship appearance finish looks cosmetics
regular regulars rookie rookies crewcab passengerside driverside streetside curbside roadside lakeside trackside
quayside bankside hillside countryside seaside riverside waterfront beachfront lakefront farmstead
hobbyfarm smallholding plot allotment orchardist vintner brewer
mechanically professionally commercially independently personally individually physically visually structurally
`;

const FRANCAIS = `
vie voiture rouge belgique bruxelles societe entreprise action qualite titre rapport fond lieu gestion gouvernement reseau direction periode
loi valeur fonction activite securite suite condition obligation domaine crise revenu longtemps depart concurrence principe
tendance distribution mode realite communication participation creation firme perte strategie internet nature avenir
decision solution mouvement sujet politique confiance information terme difference formule possibilite presence sante benefice coeur retour
majorite potentiel secteur reduction propos signifie logiciel perspective preuve couleur essentiellement pme numero processus population
devenu memoire objectif autorite liste rouge etude photo culture commission passage justice changement besoin augmentation volonte
sommet performance concept contexte profit methode choix utilisateur soi devise difficulte soutien phase paiement institution etat
avantage epoque rythme specialiste acquis avis consequence certes ordinateur evolution patrimoine responsabilite connaissance biais
compagnie fruit mission succession liberte vision retard vigueur pouvoir generation devenue statut suisse categorie comportement ordre parcours
recours communaute lecteur objet fabricant realisation bilan option analyse appareil faiblesse mouvement source sentiment debat attention
constructeur constatation solution domicile luxe nom territoire candidat relation tribunal acteur confort media decouverte environnement exportation
negociation location promotion technologie menu necessite beaute gestionnaire roi reputation souci proposition importance conception
preference spectacle bonheur scenario emission exigence reussite amelioration evenement circonstance publication
tourisme envie langage circulation notion caracteristique paix courrier comparaison propriete parlement qualite conscience
philosophie economie discours distributeur personnage conclusion parfum beurre definitivement statistique volume proximite concours
tendance pire prudence egard exercice fortune telecommunication etape modification revue priorite recommandation charme stabilite jeunesse organisation
capacite milieu occasion essentiel reconnaissance profil paysage erreur classement solidarite soin soins catalogue etablissement creativite
renseignement composition permanence candidature personnalite ciel espagne sommeil evidence consideration transparence desir esprit satisfaction
declaration reaction aspect signature silence afrique competition proportion concert fondateur geographique mandat richesse science sciences
piste pistes tresor profondeur creneau seance influence visite foi foie suite initiative poursuite consultant sejour champagne commentaire
souplesse clause exemplaire ordre opportunite loisir loisirs air cooperation douceur epoque conference republique effort endroit contribution
exception vedette compromis exposition liaison introduction apparition legende conflit equilibre impression caracteristique
replique simplicite reference rayonne acte remplacement repos parole parlementaire moins argument recyclage directive univers touriste
rome amour dieu contrainte portrait peuple sexe clef nouveaute prevision promotrice tranche intention frequence miracle dynamisme courage
conviction drame importation adaptation allure hongrie instance marbre moscou venise villa renaissance architecture invention
renouvellement ampleur privilege donnee donnees humour jury mythe fierte ouverture aventure voyageur parent
curiosite accident assurement variete appartenance existence confusion mobilite difficultes excellence patrimoine souvenir
stresse stressee stresses dix sept zut pantoute bonjourno chapeau gratis
vraie vraies vrais fausses beaux belles gros grosses vieilles nouvelles meilleure meilleurs meilleures pires pareille pareilles pareils
aucuns certaines differents differentes divers diverses tels quelles lesquels nombreuses
patron patrons dimanche bricole bricoles bricolage rafistolage gossage patentage ramassage retapage montage demontage deplacement rangement nettoyage
debosselage boulonnage pliage percement assemblage empilage emballage deballage remorquage depannage grutage levage arrimage
fabrication finition restauration modification amelioration construction ouvrage commande livraison
cour arriere ruelle fond coin place centreville rang sixieme village voisinage parage parages alentour alentours
energie crucial cruciale pommier lacet decorateur brochet pondeuse raisonnement rationnement electronicien antiderapant exposer verrue
quatreroues vanne roulotte tentecaravane chaloupe trampoline balancoire cabane brouette traineau
`;

export const COMMON_ENGLISH = [ENGLISH];
export const COMMON_FRENCH = [FRANCAIS];
