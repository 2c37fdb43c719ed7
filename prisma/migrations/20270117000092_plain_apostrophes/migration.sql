-- Names as they are read now: with the apostrophe of a keyboard, which who searches types.
UPDATE "customer" SET "name" = translate("name", '‘’ʼ´`', '''''''''''') WHERE "name" ~ '[‘’ʼ´`]';
UPDATE "order" SET "name" = translate("name", '‘’ʼ´`', '''''''''''') WHERE "name" ~ '[‘’ʼ´`]';
UPDATE "shipment" SET "recipient" = translate("recipient", '‘’ʼ´`', '''''''''''') WHERE "recipient" ~ '[‘’ʼ´`]';
